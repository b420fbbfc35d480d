/** Filters as the address of the contract list holds them: `{ status: 'eq:SIGNED' }`. */
type Filters = Readonly<Record<string, string>>

/**
 * What the window of a widget lists, exports and opens: what the widget counts, narrowed by what is asked
 * for in the window.
 *
 * @example narrowFilter({ status: 'eq:DRAFT,SIGNATURE' }, { status: 'eq:DRAFT', type: 'eq:…' })
 */
export function narrowFilter(widget: Filters, asked: Filters): Record<string, string> {
  return { ...widget, ...asked }
}

/** The values of a field that a widget counts, of which its window offers no others; undefined: any. */
export function valuesCounted(widget: Filters, field: string): string[] | undefined {
  const written = widget[field]
  return written?.startsWith('eq:') ? written.slice('eq:'.length).split(',') : undefined
}
