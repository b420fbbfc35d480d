/** Filters as in the contract list's address: `{ status: 'eq:SIGNED' }`. */
type Filters = Readonly<Record<string, string>>

/**
 * What a widget's dialog lists, exports and opens: the widget's filter, narrowed by the filters of the dialog.
 *
 * @example narrowFilter({ status: 'eq:DRAFT,SIGNATURE' }, { status: 'eq:DRAFT', type: 'eq:…' })
 */
export function narrowFilter(widget: Filters, asked: Filters): Record<string, string> {
  return { ...widget, ...asked }
}

/** The values of a field that a widget counts, the only ones its dialog offers; undefined: any. */
export function valuesCounted(widget: Filters, field: string): string[] | undefined {
  const written = widget[field]
  return written?.startsWith('eq:') ? written.slice('eq:'.length).split(',') : undefined
}
