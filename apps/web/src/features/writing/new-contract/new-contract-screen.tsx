import { useSuspenseQuery } from '@tanstack/react-query'
import { FileText, LockKeyhole, PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { useShortcut } from '../../../platform/shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { DetailFields, FilingFields, SignedDetailFields } from './detail-fields.tsx'
import { formStartQuery } from './new-contract-queries.ts'
import { SideText, sideTextKind } from './side-text.tsx'
import { StartChoice } from './start-choice.tsx'
import { useNewContract, type NewContractForm } from './use-new-contract.ts'

/** A new contract: its start, details and fields; beside them a live preview of its text. */
export function NewContractScreen() {
  const t = useTexts()
  const mayCreate = holds(useMe(), 'contracts3:create')
  useDocumentTitle(t('new-contract.title'))
  return (
    <>
      <PageHeader
        title={t('new-contract.title')}
        description={t('new-contract.lead')}
        back={
          <TextLink isQuiet render={<AppLink to={paths.contracts()} />}>
            {t('new-contract.back')}
          </TextLink>
        }
      />
      {mayCreate ? (
        <FormWithText />
      ) : (
        <EmptyState title={t('shell.newContract.refused')} icon={<LockKeyhole aria-hidden />} />
      )}
    </>
  )
}

/** Side by side on a desktop; otherwise one or the other. */
function FormWithText() {
  const t = useTexts()
  const { data: start } = useSuspenseQuery(formStartQuery)
  const form = useNewContract(start)
  const [isTextShown, setTextShown] = useState(false)
  const send = () => {
    setTextShown(false)
    form.submit()
  }
  useShortcut('Mod+enter', t(submitLabel(form)), send)
  const kind = sideTextKind(form)
  return (
    <>
      <div
        className={classNames(
          'grid flex-1 items-start gap-8',
          kind && COLUMNS[kind === 'file' ? 'fileFirst' : 'formFirst'],
        )}
      >
        <div
          className={classNames('max-w-160 min-w-0', kind && isTextShown && 'max-desktop:hidden')}
        >
          <ContractForm form={form} />
        </div>
        {kind && (
          <div
            className={classNames(
              'min-w-0 desktop:sticky desktop:top-16 desktop:h-[calc(100dvh-144px)]',
              !isTextShown && 'max-desktop:hidden',
              kind === 'file' && 'desktop:order-first',
            )}
          >
            <SideText form={form} kind={kind} />
          </div>
        )}
      </div>
      <FormFooter
        form={form}
        toggle={
          kind && {
            isTextShown,
            label: t(isTextShown ? 'new-contract.text.hide' : SHOW_LABELS[kind]),
            onToggle: () => setTextShown(!isTextShown),
          }
        }
        onSubmit={send}
      />
    </>
  )
}

const SHOW_LABELS = {
  text: 'new-contract.text.show',
  outline: 'new-contract.text.showOutline',
  file: 'new-contract.text.showFile',
} as const

/** A text follows the form that fills it in; a file is read before what it says is typed. */
const COLUMNS = {
  formFirst: 'desktop:grid-cols-[minmax(0,560px)_minmax(0,1fr)]',
  fileFirst: 'desktop:grid-cols-[minmax(0,1fr)_minmax(0,560px)]',
}

function ContractForm({ form }: { form: NewContractForm }) {
  return (
    <form
      {...form.element}
      // Focused elements stay clear of the bars above and below.
      className="flex flex-col gap-8 [&_:is(input,textarea,button,[role=alert])]:scroll-mt-20 [&_:is(input,textarea,button)]:scroll-mb-24"
    >
      <FormErrors errors={form.lines} attempt={form.attempt} />
      {form.isRestored && <Restored onStartOver={form.startOver} />}
      {form.amends && (
        <Suspense>
          <AmendedBand amends={form.amends} />
        </Suspense>
      )}
      <StartChoice form={form} />
      {form.draft.start === 'signed' ? <SignedForm form={form} /> : <DraftForm form={form} />}
    </form>
  )
}

function DraftForm({ form }: { form: NewContractForm }) {
  return (
    <>
      <DetailFields form={form} />
      <Suspense fallback={<LoadingTerms />}>
        <TaggedFields form={form} />
      </Suspense>
    </>
  )
}

/** On its way while the details are filled in. */
const TaggedFields = lazy(async () => {
  const { TaggedFields: Fields } = await import('./tagged-fields.tsx')
  return { default: Fields }
})

/** On its way while the file is being chosen. */
const SignedFields = lazy(async () => {
  const { SignedFields: Fields } = await import('./signed/signed-fields.tsx')
  return { default: Fields }
})

const AmendedBand = lazy(async () => {
  const { AmendedBand: Band } = await import('./signed/amended-band.tsx')
  return { default: Band }
})

function LoadingTerms() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}

/** In the order in which one reads a signed contract; how it is filed comes last. */
function SignedForm({ form }: { form: NewContractForm }) {
  return (
    <>
      <SignedDetailFields form={form} />
      <Suspense fallback={<LoadingTerms />}>
        <TaggedFields form={form} />
        <SignedFields form={form} />
      </Suspense>
      <FilingFields form={form} />
    </>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const t = useTexts()
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-accent-soft px-4 py-2 text-accent-ink"
    >
      <p>{t('new-contract.restored')}</p>
      <Button size="small" variant="quiet" onClick={onStartOver}>
        {t('new-contract.startOver')}
      </Button>
    </div>
  )
}

interface TextToggle {
  isTextShown: boolean
  label: string
  onToggle: () => void
}

function submitLabel({ draft }: NewContractForm) {
  return draft.start === 'signed' ? 'new-contract.signed.submit' : 'new-contract.submit'
}

/** Always visible: the submit button, and on narrow screens the switch between form and text. */
function FormFooter(props: {
  form: NewContractForm
  toggle: TextToggle | null
  onSubmit: () => void
}) {
  const { form, toggle, onSubmit } = props
  const t = useTexts()
  return (
    <div className="sticky bottom-0 z-5 -mx-4 mt-8 -mb-[calc(20px+var(--toast-room))] flex items-center justify-between gap-2 border-t border-line bg-paper px-4 pt-3 pb-[calc(12px+var(--toast-room))] tablet:-mx-8 tablet:-mb-[calc(24px+var(--toast-room))] tablet:px-8 desktop:justify-start desktop:pb-3">
      {toggle && (
        <Button
          className="desktop:hidden max-tablet:[&_svg]:hidden"
          icon={toggle.isTextShown ? <PenLine aria-hidden /> : <FileText aria-hidden />}
          aria-pressed={toggle.isTextShown}
          onClick={toggle.onToggle}
        >
          {toggle.label}
        </Button>
      )}
      <Button
        variant="primary"
        isBusy={form.isBusy}
        onClick={onSubmit}
        className="ml-auto desktop:ml-0"
      >
        {t(submitLabel(form))}
      </Button>
    </div>
  )
}
