import {
  OPTION_DETAILS,
  type OptionDetailName,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useDetailOptions } from '../../../platform/choices/use-detail-options.ts'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { areProposed } from './draft.ts'
import { fieldId } from './field-id.ts'
import { CounterpartyField, LegalEntityField, ProjectField } from './party-fields.tsx'
import type { NewContractForm } from './use-new-contract.ts'

const WorkflowField = lazy(async () => {
  const [module] = await Promise.all([import('./workflow-field.tsx'), loadTexts('workflow-choice')])
  return { default: module.WorkflowField }
})

/** The details of every contract, whatever it starts from. */
export function DetailFields({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <section aria-labelledby="new-contract-details" className="flex flex-col gap-4">
      <h2 id="new-contract-details" className="text-lg font-semibold">
        {t('new-contract.details.heading')}
      </h2>
      <TitleField form={form} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TypeField form={form} />
        <ProjectField form={form} />
        <OwnerField form={form} />
        <ReferenceField form={form} />
        <Counterparty form={form} />
        <LegalEntity form={form} />
      </div>
      <Options form={form} />
      <FoldersField form={form} />
      {/* As high as the field, so that nothing moves when it is there. */}
      <Suspense fallback={<div className="h-21" />}>
        <WorkflowField form={form} />
      </Suspense>
    </section>
  )
}

/** What a signed contract says of itself, before its dates. */
export function SignedDetailFields({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <section aria-labelledby="new-contract-details" className="flex flex-col gap-4">
      <h2 id="new-contract-details" className="text-lg font-semibold">
        {t('new-contract.details.heading')}
      </h2>
      <TitleField form={form} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TypeField form={form} />
        <ProjectField form={form} />
        <Counterparty form={form} />
      </div>
    </section>
  )
}

/** How the company files it. */
export function FilingFields({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <section aria-labelledby="new-contract-filing" className="flex flex-col gap-4">
      <h2 id="new-contract-filing" className="text-lg font-semibold">
        {t('new-contract.signed.filing')}
      </h2>
      <div className="grid gap-4 tablet:grid-cols-2">
        <OwnerField form={form} />
        <ReferenceField form={form} />
        <LegalEntity form={form} />
      </div>
      <Options form={form} />
      <FoldersField form={form} />
    </section>
  )
}

function TitleField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <Shown form={form} variable="contract_title">
      <TextDetailField
        form={form}
        name="title"
        placeholder={t('new-contract.details.titlePlaceholder')}
        isRequired
      />
    </Shown>
  )
}

function Counterparty({ form }: { form: NewContractForm }) {
  return (
    <Shown form={form} variable="counterparty_name">
      <CounterpartyField form={form} />
    </Shown>
  )
}

function LegalEntity({ form }: { form: NewContractForm }) {
  return (
    <Shown form={form} variable="company_name">
      <LegalEntityField form={form} />
    </Shown>
  )
}

function Options({ form }: { form: NewContractForm }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-3">
      {OPTION_DETAILS.map((name) => (
        <OptionField key={name} form={form} name={name} />
      ))}
    </div>
  )
}

/** A control whose value appears in the text: while it is focused, that place is highlighted. */
function Shown(props: { form: NewContractForm; variable: string; children: ReactNode }) {
  const { form, variable, children } = props
  return (
    <div className="min-w-0" onFocus={() => form.setActive(variable)}>
      {children}
    </div>
  )
}

function TypeField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <ChoiceField
      noun="contractTypes"
      id={fieldId('typeId')}
      label={t('new-contract.details.type')}
      placeholder={t('new-contract.details.typePlaceholder')}
      value={form.draft.typeId}
      onChange={(typeId) => form.change({ typeId })}
      error={form.errors['typeId']}
      isRequired
    />
  )
}

function OwnerField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <ChoiceField
      noun="people"
      id={fieldId('ownerId')}
      label={t('new-contract.details.owner')}
      placeholder={t('new-contract.details.ownerPlaceholder')}
      value={form.draft.ownerId}
      onChange={(ownerId) => form.change({ ownerId })}
      error={form.errors['ownerId']}
      isRequired
    />
  )
}

function ReferenceField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const example = `${new Date().getFullYear()}0001`
  return (
    <Shown form={form} variable="contract_reference">
      <TextDetailField
        form={form}
        name="reference"
        placeholder={t('new-contract.details.referencePlaceholder', { example })}
        inputClassName="tabular-nums"
        isOptional
      />
    </Shown>
  )
}

/** Answered already, or not needed to begin with. */
function OptionField({ form, name }: { form: NewContractForm; name: OptionDetailName }) {
  const t = useTexts()
  const { options, read } = useDetailOptions(name)
  return (
    <Combobox
      id={fieldId(name)}
      label={t(`new-contract.details.${name}`)}
      placeholder={t('common.state.notSet')}
      options={options}
      value={form.draft[name]}
      onChange={(value) => form.change({ [name]: read(value) })}
      error={form.errors[name]}
      isOptional
    />
  )
}

interface TextDetailFieldProps extends Pick<
  TextFieldProps,
  'placeholder' | 'inputClassName' | 'isRequired' | 'isOptional'
> {
  form: NewContractForm
  name: TextDetailName
}

function TextDetailField({ form, name, ...props }: TextDetailFieldProps) {
  const t = useTexts()
  return (
    <TextField
      {...props}
      id={fieldId(name)}
      label={t(`new-contract.details.${name}`)}
      value={form.draft[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
      error={form.errors[name]}
    />
  )
}

/** For those who may file contracts; others see why not. */
function FoldersField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const mayFile = holds(useMe(), 'contracts3:file')
  return (
    <ChoicesField
      noun="folders"
      id={fieldId('folderIds')}
      label={t('new-contract.details.folders')}
      placeholder={t('new-contract.details.foldersPlaceholder')}
      values={form.draft.folderIds}
      onChange={(folderIds) => form.change({ folderIds })}
      error={form.errors['folderIds']}
      disabled={!mayFile}
      {...(mayFile
        ? foldersHint(t, form)
        : { hint: t.refusal({ code: 'NOT_ALLOWED_CONTRACTS3_FILE' }) })}
      isOptional
    />
  )
}

/** Whose choice it is, while it is the template's. */
function foldersHint(
  t: ReturnType<typeof useTexts>,
  { draft, choices }: NewContractForm,
): { hint?: string } {
  const isProposed =
    draft.start === 'template' &&
    draft.folderIds.length > 0 &&
    areProposed(draft.folderIds, choices.template)
  return isProposed ? { hint: t('new-contract.details.foldersProposed') } : {}
}
