import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { acceptableItems, type DeskItem } from './desk-items.ts'
import { DeskKey } from './desk-key.tsx'
import { DeskLine } from './desk-line.tsx'
import type { Desk } from './use-desk.ts'

interface DeskLinesProps {
  desk: Desk
  onMove: () => void
}

/** What is to be decided first, then the rest. */
export function DeskLines({ desk, onMove }: DeskLinesProps) {
  const t = useTexts()
  const { doubts, rest, active, mayUndo, isBusy } = desk
  const acceptable = acceptableItems([...doubts, ...rest]).length
  const line = (item: DeskItem) => (
    <DeskLine
      key={item.key}
      item={item}
      desk={desk}
      isActive={item.key === active?.key}
      onChoose={() => {
        desk.choose(item)
        onMove()
      }}
    />
  )
  return (
    <>
      <section aria-labelledby="desk-doubts" className="flex flex-col gap-2">
        <h2 id="desk-doubts" className="font-semibold">
          {t('import-review.doubts', { count: doubts.length })}
        </h2>
        {doubts.length > 0 && <ul className="flex flex-col gap-1">{doubts.map(line)}</ul>}
        <div className="flex flex-wrap gap-2">
          {acceptable > 1 && (
            <Button
              size="small"
              isBusy={isBusy}
              trailing={<DeskKey keys="T" />}
              onClick={desk.acceptAll}
            >
              {t('import-review.act.acceptAll', { count: acceptable })}
            </Button>
          )}
          {mayUndo && (
            <Button
              size="small"
              variant="quiet"
              isBusy={isBusy}
              trailing={<DeskKey keys="U" />}
              onClick={desk.undo}
            >
              {t('import-review.act.undo')}
            </Button>
          )}
        </div>
      </section>
      <section aria-labelledby="desk-rest" className="flex flex-col gap-2">
        <h2 id="desk-rest" className="font-semibold">
          {t('import-review.rest')}
        </h2>
        <ul className="flex flex-col gap-1">{rest.map(line)}</ul>
      </section>
    </>
  )
}
