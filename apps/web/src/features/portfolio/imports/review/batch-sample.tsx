import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProofNote } from '../plan/proof-note.tsx'
import type { BatchPreview } from './review-queries.ts'

type Sampled = BatchPreview['sample'][number]

/** @example sampleKey({ position: 3, field: 'notice' }) // '3 notice' */
export function sampleKey({ position, field }: Pick<Sampled, 'position' | 'field'>): string {
  return `${position} ${field}`
}

interface BatchSampleProps {
  sample: readonly Sampled[]
  checked: ReadonlyMap<string, boolean>
  onCheck: (key: string, isRight: boolean) => void
}

/** Values of the sample, each with its sentence, to be found right or wrong. */
export function BatchSample({ sample, checked, onCheck }: BatchSampleProps) {
  const t = useTexts()
  return (
    <section aria-labelledby="batch-sample" className="flex flex-col gap-3">
      <h3 id="batch-sample" className="font-semibold">
        {t('import-review.batch.check')}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {sample.map((each) => {
          const key = sampleKey(each)
          const what = t('import-review.batch.judge', {
            field: t(`import-plan.field.${each.field}`),
            name: each.name,
            value: each.shown,
          })
          const button = (isRight: boolean) => {
            const label = t(isRight ? 'import-review.batch.right' : 'import-review.batch.wrong')
            return (
              <Button
                size="small"
                aria-pressed={checked.get(key) === isRight}
                aria-label={t(
                  isRight ? 'import-review.batch.rightWhat' : 'import-review.batch.wrongWhat',
                  {
                    what,
                  },
                )}
                variant={
                  checked.get(key) === isRight ? (isRight ? 'primary' : 'danger') : 'secondary'
                }
                onClick={() => onCheck(key, isRight)}
              >
                {label}
              </Button>
            )
          }
          return (
            <li key={key} className="flex flex-wrap items-start gap-3 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="break-words">{what}</p>
                <ProofNote proof={{ ...each.proof, foundBy: 'rule' }} />
              </div>
              <div className="flex gap-2">
                {button(true)}
                {button(false)}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
