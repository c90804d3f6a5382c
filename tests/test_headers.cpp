// Nothing: a target that owns a precompiled header needs a source.
