"""A scene's arrangements by name (`params.set`), developed with the grade of its light."""


def arrangements(grade):
    sets = {}

    def arrangement(f):
        sets[f.__name__] = f
        return f

    def build(params, work):
        args = dict(params)
        return {**grade, **(sets[args.pop('set')](work, **args) or {})}

    return arrangement, build
