/** Of the search in signed documents: the words, and the first row of the page. */
export interface WordSearch {
  q: string
  skip?: string
  archived?: 'true'
}

/** Of a page of a signed document. */
export interface DocumentSearch {
  q?: string
  page?: string
  /** Of the results page to return to. */
  skip?: string
  /** The number of a value whose sentence is shown. */
  evidence?: string
}

export function readWordSearch(search: Record<string, unknown>): WordSearch {
  return {
    q: textOf(search['q']).trim(),
    ...wholeNumber('skip', search),
    ...(search['archived'] === 'true' ? { archived: 'true' as const } : {}),
  }
}

export function readDocumentSearch(search: Record<string, unknown>): DocumentSearch {
  const q = textOf(search['q'])
  return {
    ...(q === '' ? {} : { q }),
    ...wholeNumber('page', search),
    ...(/^\d{1,4}$/.test(textOf(search['evidence']))
      ? { evidence: textOf(search['evidence']) }
      : {}),
    ...wholeNumber('skip', search),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A positive number from the address under this name; undefined otherwise. */
function wholeNumber<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): { [N in Name]?: string } {
  const written = textOf(search[name])
  return /^[1-9]\d{0,8}$/.test(written) ? ({ [name]: written } as { [N in Name]: string }) : {}
}
