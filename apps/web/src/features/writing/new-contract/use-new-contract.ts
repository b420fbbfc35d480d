import { ASKED_OF_EVERY_CONTRACT } from '@tacite/domain/contracts/system-fields.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { askedFields } from '@tacite/document/asked-fields.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { arrangeQuestions } from '@tacite/document/template-questions.ts'
import { numberingLabels } from '@tacite/document/number-sections.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FieldErrorLine } from '../../../platform/form-lines.ts'
import { useGo } from '../../../platform/go.ts'
import { noteImported } from '../../../platform/imported-text.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { paths } from '../../../platform/paths.ts'
import { useForm } from '../../../platform/use-form.ts'
import { toasts } from '../../../ui/toasts.ts'
import { changedRows, type ChangeRows } from './changed-rows.ts'
import { checkDraft, excessOf } from './check-draft.ts'
import type { Choices, FormStart, WireValue } from './choices.ts'
import { createContract } from './create-contract.ts'
import { ASKED_DETAILS, type Draft } from './draft.ts'
import { FORM_ID } from './field-id.ts'
import {
  apartForCounterparty,
  fieldGroups,
  groupOfVersion,
  METADATA,
  withOperandGroups,
  type FieldGroup,
} from './field-groups.ts'
import { templateTextQuery } from './new-contract-queries.ts'
import { refusedPlace } from './refused-place.ts'
import { toRequestBody } from './request-body.ts'
import { inheritedValues, isAskedElsewhere, shownValues } from './shown-values.ts'
import { lifecycleFields, termControlId } from '../../lifecycle/deadlines/public.ts'
import { termField } from './signed/check-signed.ts'
import { amending } from './signed/signed-draft.ts'
import { useAmended } from './signed/use-amended.ts'
import { useChosen } from './use-chosen.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export type NewContractForm = ReturnType<typeof useNewContract>

/** A refusal is shown at the first that it names: `from` itself comes after its parts. */
const ownFields = [
  'from.signatureDate',
  'from.signatories',
  ...lifecycleFields.map(termField),
  'from',
  ...ASKED_DETAILS,
  'folderIds',
  'workflowId',
]

/** The state of the whole form, shared by its parts. */
export function useNewContract(start: FormStart) {
  const t = useTexts()
  const { draft: kept, setDraft, isRestored, startOver, markSent } = useKeptDraft(start)
  const { draft, choices } = useChosen(kept, start)
  const amends = useAmended(draft)
  const go = useGo()
  const [active, setActive] = useState<string | null>(null)
  const values = useMemo(() => shownValues(draft, choices), [draft, choices])
  const template = useTemplate(draft, choices)
  const groups = useFieldGroups(template, choices, values, draft.folderIds)
  const asked = useMemo(() => askedIn(groups, choices), [groups, choices])

  const fieldOrder = [...ownFields, ...[...asked].map((variable) => `values.${variable}`)]
  const form = useForm({
    id: FORM_ID,
    draft: {
      values: draft,
      write: (patch) => setDraft((before) => ({ ...before, ...patch })),
    },
    check: (written) => sentences(t, checkDraft(written, choices, asked), excessOf(written)),
    place: (refused) => refusedPlace(refused, new Set(fieldOrder)),
    save: (written) => createContract(amending(toRequestBody(written, choices, asked), amends)),
    changes: ['contracts'],
    onSaved: ({ _id, reference }) => {
      markSent()
      const isSigned = draft.start === 'signed'
      const done = isSigned ? 'new-contract.signed.created' : 'new-contract.created'
      toasts.success(currentTexts()(done, { reference }))
      if (draft.start === 'upload' && draft.upload)
        noteImported(paths.contractEdit(_id), draft.upload.losses)
      // Going back from the contract leads to the list, not to a submitted form.
      go(paths.contractEdit(_id), { replace: true })
    },
  })

  const placeOf = ({ field }: FieldErrorLine) => (field ? fieldOrder.indexOf(field) : -1)
  const change = (patch: Partial<Draft>) => {
    form.set(patch)
    if (Object.keys(patch).some((name) => startKeys.has(name))) form.forgive(['from'])
  }
  /** Undefined: back to the template's value. */
  const changeValue = (variable: string, value: WireValue | undefined) => {
    setDraft((before) => {
      const { [variable]: _before, ...others } = before.values
      return { ...before, values: value === undefined ? others : { ...others, [variable]: value } }
    })
    form.forgive([`values.${variable}`])
  }
  const changeRows = (name: string, next: ChangeRows) => {
    setDraft((before) => {
      const rows = changedRows(before.values[name], next)
      return { ...before, values: { ...before.values, [name]: rows } }
    })
    form.forgive([`values.${name}`])
  }
  return {
    ...form,
    choices,
    draft,
    amends,
    change,
    changeValue,
    changeRows,
    setDraft,
    active,
    setActive,
    values,
    asked,
    template,
    groups,
    isRestored,
    startOver,
    inherited: inheritedValues(choices),
    errors: Object.fromEntries(form.errors.map(({ field, message }) => [field ?? '', message])),
    /** In form order, each linking to its field. */
    lines: form.errors.map(atTerm).toSorted((a, b) => placeOf(a) - placeOf(b)),
  }
}

/** A computed value is shown among them, and not asked. */
function askedIn(groups: readonly FieldGroup[], { fields }: Choices): Set<string> {
  const computed = new Set(fields.flatMap(({ variable, formula }) => (formula ? variable : [])))
  return new Set(groups.flatMap(({ variables }) => variables).filter((each) => !computed.has(each)))
}

/** The controls of the terms have ids of their own. */
function atTerm(line: FieldErrorLine): FieldErrorLine {
  const term = lifecycleFields.find((each) => line.field === termField(each))
  return term ? { ...line, fieldId: termControlId(term) } : line
}

function sentences(
  t: Translator,
  faults: ReturnType<typeof checkDraft>,
  tooLong: ReturnType<typeof excessOf>,
): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(faults).map(([name, key]) => [name, t(key)]),
    ...Object.entries(tooLong).map(([name, excess]) => [name, t('common.field.tooLong', excess)]),
  ])
}

const startKeys = new Set(['start', 'templateId', 'upload', 'numbering'])

/** The chosen template and its text, which needs a permission of its own. */
function useTemplate(draft: Draft, choices: Choices) {
  const mayRead = holds(useMe(), 'model:contracts:list')
  const isWanted = draft.start === 'template' && draft.templateId !== null
  const text = useQuery({
    ...templateTextQuery(draft.templateId ?? ''),
    enabled: isWanted && mayRead,
  })
  return {
    chosen: isWanted ? choices.template : null,
    text: isWanted ? (text.data ?? null) : null,
    isLoading: isWanted && text.isLoading,
    hasFailed: isWanted && (text.isError || !mayRead),
  }
}

function useFieldGroups(
  { chosen, text }: ReturnType<typeof useTemplate>,
  choices: Choices,
  values: ReturnType<typeof shownValues>,
  folderIds: readonly string[],
): FieldGroup[] {
  return useMemo(() => {
    const shown = text
      ? fieldGroups(text.document, values, numberingLabels[choices.locale])
      : chosen
        ? [groupOfVersion(chosen)]
        : []
    const bySection = withOperandGroups(shown, choices)
    const groups = arrangeQuestions(bySection, chosen?.questions ?? [])
    const used = groups.flatMap(({ variables }) => variables)
    const own = askedFields(choices.fields, { used, folderIds, values })
    const ofSystem = choices.fields.filter(({ kind }) => kind === 'system')
    const computed = choices.fields.filter(({ formula }) => formula !== null)
    const asked = new Set([...ofSystem, ...own, ...computed].map(({ variable }) => variable))
    const isAsked = (variable: string) =>
      rowsKey(variable) !== null || (asked.has(variable) && !isAskedElsewhere(variable))
    const metadata = [...ASKED_OF_EVERY_CONTRACT, ...own.map(({ variable }) => variable)].filter(
      (variable) => !used.includes(variable),
    )
    const described = { id: METADATA, number: '', title: '', variables: metadata }
    return apartForCounterparty([described, ...groups], chosen?.questions ?? [])
      .map((group) => ({ ...group, variables: group.variables.filter(isAsked) }))
      .filter(({ variables }) => variables.length > 0)
  }, [chosen, text, choices, values, folderIds])
}
