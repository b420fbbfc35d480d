import { FileCheck, FileText, FileUp, PenLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { useMe } from '../../../platform/me.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { starts, withStart } from './draft.ts'
import { NumberingChoice } from './numbering-choice.tsx'
import { whyStartClosed } from './open-starts.ts'
import type { NewContractForm } from './use-new-contract.ts'

const icons = { template: FileText, scratch: PenLine, upload: FileUp, signed: FileCheck }

const TemplateChoice = lazy(async () => {
  const { TemplateChoice: choice } = await import('./template-choice.tsx')
  return { default: choice }
})

const UploadChoice = lazy(async () => {
  const [{ UploadChoice: choice }] = await Promise.all([
    import('./upload-choice.tsx'),
    loadTexts('validation'),
  ])
  return { default: choice }
})

const SignedUploadChoice = lazy(async () => {
  const { SignedUploadChoice: choice } = await import('./signed/signed-upload-choice.tsx')
  return { default: choice }
})

/** The ways to start, and the further choices of the selected one. */
export function StartChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const me = useMe()
  const { draft, choices, change } = form
  const options = starts.map((start) => {
    const closed = whyStartClosed(start, me, choices)
    const Icon = icons[start]
    return {
      value: start,
      label: t(`new-contract.start.${start}`),
      hint: t(closed ?? `new-contract.start.${start}Hint`),
      isDisabled: closed !== null,
      icon: <Icon aria-hidden />,
    }
  })
  return (
    <section className="flex flex-col gap-5">
      <ChoiceCards
        label={t('new-contract.start.label')}
        options={options}
        value={draft.start}
        onChange={(start) => change(withStart(draft, start, choices.template))}
        columns={2}
      />
      {draft.start === 'scratch' && <NumberingChoice form={form} />}
      <Suspense fallback={<div className="h-40" />}>
        {draft.start === 'template' && <TemplateChoice form={form} />}
        {draft.start === 'upload' && <UploadChoice form={form} />}
        {draft.start === 'signed' && <SignedUploadChoice form={form} />}
      </Suspense>
    </section>
  )
}
