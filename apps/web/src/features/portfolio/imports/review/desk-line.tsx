import { isImportField } from '@tacite/domain/imports/import-fields.ts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ProofNote } from '../plan/proof-note.tsx'
import { CorrectForm } from './correct-form.tsx'
import { DeskKey } from './desk-key.tsx'
import type { DeskItem } from './desk-items.ts'
import { Reasons } from './reasons.tsx'
import type { Desk } from './use-desk.ts'

interface DeskLineProps {
  item: DeskItem
  desk: Desk
  isActive: boolean
  onChoose: () => void
}

/** A value with its sentence; the line that the cursor is on has its acts. */
export function DeskLine({ item, desk, isActive, onChoose }: DeskLineProps) {
  const t = useTexts()
  const ref = useRef<HTMLLIElement>(null)
  const { field, shown, proof, problem, isDoubt } = item
  const label = isImportField(field) ? t(`import-plan.field.${field}`) : field
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={ref}
      className={classNames(
        'flex scroll-my-4 flex-col gap-1.5 rounded-md border p-2.5',
        isActive ? 'border-accent bg-accent-soft' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'true' : undefined}
        className="flex w-full flex-col items-start text-left"
        onClick={onChoose}
      >
        <span className="text-sm text-ink-soft">
          {label}
          <Source item={item} />
        </span>
        <span className={classNames('max-w-full break-words', shown === '' && 'text-ink-faint')}>
          {shown === '' ? t('import-review.empty') : shown}
        </span>
      </button>
      {problem !== null && <p className="text-sm text-amber-ink">{problem}</p>}
      {proof && (isActive || isDoubt) && <ProofNote proof={proof} />}
      {isActive && <Acts item={item} label={label} desk={desk} />}
    </li>
  )
}

function Source({ item: { kind, from, isJudged } }: { item: DeskItem }) {
  const t = useTexts()
  const words =
    kind === 'proposal'
      ? t('import-review.source.proposal')
      : from === null
        ? t('import-review.source.missing')
        : isJudged
          ? t('import-review.source.judged')
          : from === 'index'
            ? t('import-review.source.index')
            : t(`import-plan.from.${from}`)
  return ` · ${words}`
}

interface ActsProps {
  item: DeskItem
  label: string
  desk: Desk
}

function Acts({ item, label, desk }: ActsProps) {
  const t = useTexts()
  const { mode, isBusy } = desk
  const what = { field: label, value: item.shown || t('import-review.empty') }
  if (mode.kind === 'type')
    return (
      <CorrectForm
        key={mode.text}
        label={label}
        text={mode.text}
        selection={mode.selection}
        onSave={(typed) => desk.correct(item, typed, mode.selection)}
        onCancel={desk.look}
      />
    )
  if (mode.kind === 'reject')
    return (
      <Reasons
        question={t('import-review.why', what)}
        isBusy={isBusy}
        onChoose={(reason) => desk.reject(item, reason)}
        onCancel={desk.look}
      />
    )
  return (
    <div
      role="group"
      aria-label={t('import-review.act.of', what)}
      className="flex flex-wrap gap-1.5"
    >
      {item.text !== null && (
        <Button
          size="small"
          isBusy={isBusy}
          trailing={<DeskKey keys="A" />}
          onClick={() => desk.accept(item)}
        >
          {t(item.isNew ? 'import-review.act.acceptNew' : 'import-review.act.accept')}
        </Button>
      )}
      <Button size="small" trailing={<DeskKey keys="C" />} onClick={() => desk.type(item)}>
        {t(item.text === null ? 'import-review.act.type' : 'import-review.act.correct')}
      </Button>
      <span className="hidden desktop:contents">
        <Button size="small" trailing={<DeskKey keys="S" />} onClick={() => desk.select(item)}>
          {t('import-review.act.select')}
        </Button>
      </span>
      {item.text !== null && (
        <Button
          size="small"
          variant="quiet"
          trailing={<DeskKey keys="R" />}
          onClick={() => desk.askWhy(item)}
        >
          {t('import-review.act.reject')}
        </Button>
      )}
    </div>
  )
}
