import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import { resolve, type ImportPlan, type Rules } from '../plan-queries.ts'

type Unresolved = ImportPlan['unresolved'][number]
type Resolution = Rules['resolutions'][number]['resolution']

const NOUN = {
  type: 'contractTypes',
  project: 'projects',
  owner: 'people',
  folder: 'folders',
  counterparty: 'counterparties',
  legalEntity: 'legalEntities',
} as const

const keyOf = ({ field, key }: Pick<Unresolved, 'field' | 'key'>) => `${field} ${key}`

/** Values that match nothing: each is resolved once for all rows that have it. */
export function UnresolvedPart({ importId, plan }: { importId: string; plan: ImportPlan }) {
  const t = useTexts()
  const [said, setSaid] = useState<ReadonlyMap<string, Resolution>>(new Map())
  const send = useMutation({
    mutationFn: (resolutions: Rules['resolutions']) => resolve(importId, resolutions),
    meta: { changes: ['imports'] },
  })
  const complete = plan.unresolved.flatMap((value) => {
    const resolution = said.get(keyOf(value))
    if (!resolution || (resolution.kind === 'choose' && resolution.id === '')) return []
    return [{ field: value.field, key: value.key, resolution }]
  })
  const say = (value: Unresolved, resolution: Resolution) =>
    setSaid(new Map([...said, [keyOf(value), resolution]]))
  const creatable = plan.unresolved.filter((value) => value.mayBeCreated && !said.has(keyOf(value)))
  return (
    <TitledSection
      title={t('import-plan.unresolved.title')}
      lead={t('import-plan.unresolved.lead')}
    >
      <ul className="flex flex-col gap-4">
        {plan.unresolved.map((value) => (
          <li key={keyOf(value)} className="flex flex-wrap items-end gap-4">
            <Choose
              value={value}
              said={said.get(keyOf(value))}
              onSay={(each) => say(value, each)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {creatable.length > 0 && (
          <Button
            onClick={() =>
              setSaid(
                new Map([
                  ...said,
                  ...creatable.map((value) => [keyOf(value), { kind: 'create' }] as const),
                ]),
              )
            }
          >
            {t('import-plan.unresolved.createAll', { count: creatable.length })}
          </Button>
        )}
        <Button
          variant="primary"
          disabledReason={complete.length === 0 ? t('import-plan.unresolved.unanswered') : null}
          isBusy={send.isPending}
          onClick={() => send.mutate(complete)}
        >
          {t('import-plan.unresolved.apply', { count: complete.length })}
        </Button>
      </div>
    </TitledSection>
  )
}

interface ChooseProps {
  value: Unresolved
  said: Resolution | undefined
  onSay: (resolution: Resolution) => void
}

function Choose({ value, said, onSay }: ChooseProps) {
  const t = useTexts()
  const { field, text, count, mayBeCreated } = value
  const kinds = (['create', 'choose', 'empty'] as const).filter(
    (kind) => kind !== 'create' || mayBeCreated,
  )
  return (
    <>
      <Select
        label={t('import-plan.unresolved.value', {
          field: t(`import-plan.field.${field}`),
          text,
          count,
        })}
        className="w-72"
        options={kinds.map((kind) => ({ value: kind, label: t(`import-plan.unresolved.${kind}`) }))}
        value={said?.kind ?? null}
        placeholder={t('import-plan.index.choose')}
        onChange={(kind) => onSay(kind === 'choose' ? { kind, id: '' } : { kind })}
      />
      {said?.kind === 'choose' && (
        <ChoiceField
          noun={NOUN[field]}
          label={t('import-plan.unresolved.which', { text })}
          className="w-72"
          value={said.id === '' ? null : said.id}
          onChange={(id) => onSay({ kind: 'choose', id: id ?? '' })}
        />
      )}
    </>
  )
}
