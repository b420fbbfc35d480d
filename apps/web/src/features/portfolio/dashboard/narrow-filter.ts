/** Filters as in the contract list's address: `{ status: 'eq:SIGNED' }`. */
type Filters = Readonly<Record<string, string>>

/**
 * A filter, narrowed by a closer one: a widget's by those of its dialog, the folders of the whole dashboard by a widget's (a
 * part of the folder chart is one of them, or inside one).
 *
 * @example narrowFilter({ status: 'eq:DRAFT,SIGNATURE' }, { status: 'eq:DRAFT', type: 'eq:…' })
 */
export function narrowFilter(filter: Filters, closer: Filters): Record<string, string> {
  return { ...filter, ...closer }
}

/** The values of a field that a widget counts, the only ones its dialog offers; undefined: any. */
export function valuesCounted(widget: Filters, field: string): string[] | undefined {
  const written = widget[field]
  return written?.startsWith('eq:') ? written.slice('eq:'.length).split(',') : undefined
}
