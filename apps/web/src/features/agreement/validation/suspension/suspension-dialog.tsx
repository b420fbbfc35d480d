import type { ValidationsAtStake } from '@tacite/api/agreement/validations-at-stake.ts'
import { useRef } from 'react'
import type { Question } from '../../../../platform/ask-to-confirm.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

/** Whose validations a change suspends, and what follows if the content does not come back. */
export default function SuspensionDialog({ question }: { question: Question }) {
  const t = useTexts()
  const { validations, hidden } = question.details as ValidationsAtStake
  // Not a button: whoever is still typing must not press it with the space bar.
  const textRef = useRef<HTMLDivElement>(null)
  const only = hidden === 0 && validations.length === 1 ? validations[0] : undefined
  return (
    <Dialog
      isOpen
      isAbove
      role="alertdialog"
      onClose={() => question.answer(false)}
      title={t('validation.suspension.title')}
      initialFocus={textRef}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{t('validation.suspension.keep')}</Button>
          <Button variant="danger" onClick={() => question.answer(true)}>
            {t('validation.suspension.confirm')}
          </Button>
        </>
      }
    >
      <div ref={textRef} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        {only ? <OneAtStake validation={only} /> : <ManyAtStake of={validations} hidden={hidden} />}
        <p className="text-ink-soft">
          {only
            ? t('validation.suspension.consequence', { names: only.requestedBy })
            : t('validation.suspension.consequenceMany')}
        </p>
      </div>
    </Dialog>
  )
}

type AtStake = ValidationsAtStake['validations'][number]

function OneAtStake({ validation }: { validation: AtStake }) {
  const t = useTexts()
  return (
    <>
      <p>{t(`validation.suspension.${validation.isAcquired ? 'acquired' : 'running'}`)}</p>
      <Decisions of={validation} />
    </>
  )
}

function ManyAtStake({ of: validations, hidden }: { of: readonly AtStake[]; hidden: number }) {
  const t = useTexts()
  const count = validations.length + hidden
  return (
    <>
      <p>{t('validation.suspension.many', { count })}</p>
      <ul className="flex flex-col gap-3">
        {validations.map((validation) => (
          <li key={validation._id}>
            <p className="font-medium break-words">
              {validation.reference} · {validation.title}
            </p>
            <Decisions of={validation} />
          </li>
        ))}
        {hidden > 0 && <li>{t('validation.suspension.hidden', { count: hidden })}</li>}
      </ul>
    </>
  )
}

/** Who has validated and when; before anybody has, who requested it. */
function Decisions({ of: { decisions, requestedBy, requestedAt } }: { of: AtStake }) {
  const t = useTexts()
  const formats = useFormats()
  const lines = decisions.map(({ name, decidedAt }) =>
    t('validation.suspension.decided', { name, moment: formats.instant(decidedAt) }),
  )
  const moment = formats.instant(requestedAt)
  const undecided = t('validation.suspension.undecided', { name: requestedBy, moment })
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {(lines.length > 0 ? lines : [undecided]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
