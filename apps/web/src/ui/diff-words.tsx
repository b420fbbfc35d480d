interface DiffWordsProps {
  changes: readonly { kind: 'same' | 'added' | 'removed'; text: string }[]
  /** What a screen reader says of a change. */
  said: (kind: 'added' | 'removed', text: string) => string
}

/** Words with their changes, by colour, by line and for screen readers. */
export function DiffWords({ changes, said }: DiffWordsProps) {
  return changes.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    const Element = kind === 'added' ? 'ins' : 'del'
    return (
      <Element
        // Parts of a text have no identity other than their position.
        key={at}
        aria-label={said(kind, text)}
        className={
          kind === 'added'
            ? 'rounded-sm bg-green-soft text-green-ink underline decoration-green'
            : 'mr-0.5 rounded-sm bg-red-soft text-red-ink line-through decoration-red'
        }
      >
        {text}
      </Element>
    )
  })
}
