/** A parameter of an operation, as OpenAPI writes it. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: object
}

interface Reference {
  $ref: string
}

/** The parameters of a description: those that several operations share are declared once. */
export interface Parameters {
  /** A reference when the parameter is a shared one. */
  refer(parameter: Parameter): Parameter | Reference
  /** The shared parameters, by the name in their references. */
  shared: Record<string, Parameter>
}

/** @param all the parameters of every operation, with repetitions */
export function shareParameters(all: readonly Parameter[]): Parameters {
  const shared = Object.fromEntries(
    [...Map.groupBy(all, nameOf)]
      .map(([name, sameName]): [string, Parameter[]] => [name, mostRepeated(sameName)])
      .filter(([, repeated]) => repeated.length > 1)
      .map(([name, [parameter]]): [string, Parameter] => [name, parameter!])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return {
    shared,
    refer: (parameter) => {
      const name = nameOf(parameter)
      const isShared = name in shared && written(shared[name]!) === written(parameter)
      return isShared ? { $ref: `#/components/parameters/${name}` } : parameter
    },
  }
}

/** A component's name has no `$`. */
function nameOf({ name }: Parameter): string {
  return name.replaceAll('$', '')
}

/**
 * Two that differ cannot share a name: the one with more uses than any other has it, the others stay where they are
 * used. None when two have as many: the order of the operations must not decide.
 */
function mostRepeated(parameters: Parameter[]): Parameter[] {
  const variants = [...Map.groupBy(parameters, written).values()]
  const [most = [], next = []] = variants.toSorted((a, b) => b.length - a.length)
  return most.length > next.length ? most : []
}

function written(parameter: Parameter): string {
  return JSON.stringify(parameter)
}
