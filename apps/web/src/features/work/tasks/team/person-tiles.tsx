import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'

export interface Tile {
  id: string
  name: string
  figures: ReactNode
}

/** Two rows on a wide screen. */
const SHOWN_FIRST = 6

/** Who has what, one tile each: pressing one shows only theirs, pressing it again shows all. */
export function PersonTiles(props: {
  label: string
  tiles: readonly Tile[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const { label, tiles, chosen, onChoose } = props
  const t = useTexts()
  const [isWhole, setWhole] = useState(false)
  const hidden = tiles.length - SHOWN_FIRST
  const shown = tiles.filter(({ id }, place) => isWhole || place < SHOWN_FIRST || id === chosen)
  if (tiles.length === 0) return null
  return (
    <section aria-label={label} className="mb-4 flex flex-col gap-2">
      <ul className="grid grid-cols-1 gap-2 tablet:grid-cols-2 desktop:grid-cols-3">
        {shown.map(({ id, name, figures }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? undefined : id)}
              className={classNames(
                'flex h-full w-full flex-col items-start gap-0.5 rounded-lg border px-3 py-2 text-left text-sm',
                id === chosen
                  ? 'border-accent bg-accent-soft'
                  : 'border-line bg-paper hover:border-line-strong',
              )}
            >
              <span className="max-w-full truncate font-medium">{name}</span>
              <span className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">{figures}</span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('team-tasks.people.fewer')
              : t('team-tasks.people.more', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  )
}
