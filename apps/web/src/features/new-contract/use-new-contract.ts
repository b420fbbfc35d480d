import { askedFields } from '@tacite/document/asked-fields.ts'
import { numberingLabels } from '@tacite/document/number-sections.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { holds, useMe } from '../../platform/me.ts'
import { checkDraft } from './check-draft.ts'
import type { Choices, FormStart, WireValue } from './choices.ts'
import { ASKED_DETAILS, type Draft } from './draft.ts'
import { fieldGroups, METADATA, type FieldGroup } from './field-groups.ts'
import { templateTextQuery } from './new-contract-queries.ts'
import { toRequestBody } from './request-body.ts'
import { inheritedValues, isAskedElsewhere, shownValues } from './shown-values.ts'
import { useChosen } from './use-chosen.ts'
import { useCreateContract } from './use-create-contract.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export type NewContractForm = ReturnType<typeof useNewContract>

const ownFields = ['from', ...ASKED_DETAILS, 'folderIds']

/** The state of the whole form, for its parts to read and change. */
export function useNewContract(start: FormStart) {
  const t = useTexts()
  const { draft: kept, setDraft, isRestored, startOver, markSent } = useKeptDraft(start)
  const { draft, choices } = useChosen(kept, start)
  const creation = useCreateContract(markSent)
  const [active, setActive] = useState<string | null>(null)
  const values = useMemo(() => shownValues(draft, choices), [draft, choices])
  const template = useTemplate(draft, choices)
  const groups = useFieldGroups(template, choices, values, draft.folderIds)
  const asked = useMemo(() => new Set(groups.flatMap(({ variables }) => variables)), [groups])

  const change = (patch: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...patch }))
    const names = Object.keys(patch)
    const isAboutStart = names.some((name) => startKeys.has(name))
    creation.forgive(isAboutStart ? [...names, 'from'] : names)
  }
  /** Undefined: as the template proposes again. */
  const changeValue = (variable: string, value: WireValue | undefined) => {
    setDraft((before) => {
      const { [variable]: _before, ...others } = before.values
      return { ...before, values: value === undefined ? others : { ...others, [variable]: value } }
    })
    creation.forgive([`values.${variable}`])
  }
  const submit = () => {
    const faults = Object.entries(checkDraft(draft, choices, asked))
    const shown = new Set([...ownFields, ...[...asked].map((variable) => `values.${variable}`)])
    if (faults.length === 0) creation.send(toRequestBody(draft, choices, asked), shown)
    else {
      const fields = Object.fromEntries(faults.map(([name, key]) => [name, t(key)]))
      creation.refuse({ fields, whole: null })
    }
  }
  return {
    choices,
    draft,
    change,
    changeValue,
    setDraft,
    active,
    setActive,
    values,
    asked,
    template,
    groups,
    isRestored,
    startOver,
    submit,
    inherited: inheritedValues(choices),
    errors: creation.refused.fields,
    creation,
    fieldOrder: [...ownFields, ...[...asked].map((each) => `values.${each}`)],
  }
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
  const chosen = choices.templates.find(({ _id }) => _id === draft.templateId) ?? null
  return {
    chosen: isWanted ? chosen : null,
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
    const groups = text
      ? fieldGroups(text.document, values, numberingLabels[choices.locale])
      : [{ id: '', number: '', title: '', variables: chosen?.fields ?? [] }]
    const used = groups.flatMap(({ variables }) => variables)
    const own = askedFields(choices.fields, { used, folderIds, values })
    const ofSystem = choices.fields.filter(({ kind }) => kind === 'system')
    const asked = new Set([...ofSystem, ...own].map(({ variable }) => variable))
    const isAsked = (variable: string) => asked.has(variable) && !isAskedElsewhere(variable)
    const metadata = own.map(({ variable }) => variable).filter((each) => !used.includes(each))
    return [{ id: METADATA, number: '', title: '', variables: metadata }, ...groups]
      .map((group) => ({ ...group, variables: group.variables.filter(isAsked) }))
      .filter(({ variables }) => variables.length > 0)
  }, [chosen, text, choices, values, folderIds])
}
