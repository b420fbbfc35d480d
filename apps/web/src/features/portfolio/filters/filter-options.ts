import type { OptionDetailName } from '@tacite/domain/contracts/contract-details.ts'
import { LACKS } from '@tacite/domain/contracts/lacks.ts'
import { SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { LISTED_EXIT_DECISIONS } from '@tacite/domain/decisions/exit-choices.ts'
import { LISTED_DECISIONS } from '@tacite/domain/decisions/limit-decision.ts'
import { RENEWAL_TYPES } from '@tacite/domain/filters/contract-filter-fields.ts'
import { STEP_DUES } from '@tacite/domain/workflows/step-reminders.ts'
import { useQuery } from '@tanstack/react-query'
import {
  chosenQuery,
  type ChoiceNoun,
  type ChoiceScope,
} from '../../../platform/choices/choice-queries.ts'
import { useDetailOptions } from '../../../platform/choices/use-detail-options.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Option } from '../../../ui/option.ts'
import { statusDetailsQuery, type ListSearch } from './filter-queries.ts'

/** The fields with a fixed set of values. */
export type WordField =
  | 'status'
  | 'statusDetail'
  | 'typeRenewal'
  | 'decision'
  | 'exitDecision'
  | 'stepDue'
  | 'lacks'
  | OptionDetailName
/** The fields with values from the company's own objects, however many. */
export type NounField = keyof typeof NOUN_OF_FIELD

export const NOUN_OF_FIELD = {
  type: 'contractTypes',
  tags: 'folders',
  supplier: 'counterparties',
  step: 'workflowSteps',
} as const satisfies Record<string, ChoiceNoun>

export function isNounField(field: string): field is NounField {
  return Object.hasOwn(NOUN_OF_FIELD, field)
}

/** The filter values of a field; only what is used is fetched. */
export function useWordOptions(fields: readonly string[]): (field: string) => readonly Option[] {
  const t = useTexts()
  const details = useQuery({
    ...statusDetailsQuery,
    enabled: fields.includes('statusDetail'),
  }).data
  const renewals = RENEWAL_TYPES.map((value) => ({
    value,
    label: t(`contract-list.renewalType.${value}`),
  }))
  const options: Record<string, readonly Option[] | undefined> = {
    status: SHOWN_STATUSES.map((value) => ({ value, label: t(`contracts.status.${value}`) })),
    statusDetail: details,
    stepDue: STEP_DUES.map((value) => ({
      value,
      label: t(`contract-list.filter.stepDue.${value}`),
    })),
    lacks: LACKS.map((value) => ({ value, label: t(`contract-list.filter.lacks.${value}`) })),
    typeRenewal: renewals,
    renewalTypes: renewals,
    decision: LISTED_DECISIONS.map((value) => ({
      value,
      label: t(`contract-list.decision.${value}`),
    })),
    exitDecision: LISTED_EXIT_DECISIONS.map((value) => ({
      value,
      label: t(`contract-list.exitDecision.${value}`),
    })),
    currency: useDetailOptions('currency').options,
    direction: useDetailOptions('direction').options,
    scope: useDetailOptions('scope').options,
  }
  return (field) => options[field] ?? []
}

/** The names of filter values. */
export function useFilterWords(filters: ListSearch): (field: string) => readonly Option[] {
  const words = useWordOptions(Object.keys(filters))
  const idsIn = (field: string) => (filters[field] ?? '').split(/[:,]/)
  const people = useNamedOptions('people', [...idsIn('owner'), ...idsIn('invitedUsers')], ANYBODY)
  const named: Record<string, readonly Option[]> = {
    type: useNamedOptions('contractTypes', idsIn('type')),
    tags: useNamedOptions('folders', idsIn('tags')),
    supplier: useNamedOptions('counterparties', idsIn('supplier')),
    project: useNamedOptions('projects', idsIn('project')),
    department: useNamedOptions('groups', idsIn('department')),
    parent: useNamedOptions('masterContracts', idsIn('parent')),
    template: useNamedOptions('templates', idsIn('template')),
    taggedFields: useNamedOptions('taggedFields', idsIn('taggedFields')),
    step: useNamedOptions('workflowSteps', [...idsIn('step'), ...idsIn('statusDetail')]),
    owner: people,
    invitedUsers: people,
  }
  named['statusDetail'] = [...words('statusDetail'), ...named['step']!]
  return (field) => named[field] ?? words(field)
}

/** Whoever left is named as well. */
const ANYBODY: ChoiceScope = { standing: 'any' }

/** Only these choices, with their names once they are there; anything that is not an id is dropped. */
export function useNamedOptions(
  noun: ChoiceNoun,
  values: readonly string[],
  scope?: ChoiceScope,
): readonly Option[] {
  const ids = values.filter((value) => UUID.test(value)).toSorted()
  const { data } = useQuery(chosenQuery(noun, ids, scope))
  if (!data) return ids.map((id) => ({ value: id, label: '…' }))
  return data.map(({ _id, name }) => ({ value: _id, label: name }))
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
