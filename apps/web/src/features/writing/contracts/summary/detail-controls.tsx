import type { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import type { OptionDetailName, TextDetailName } from '@tacite/domain/contracts/contract-details.ts'
import { detailExcess } from '@tacite/domain/contracts/detail-excess.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { ChoiceField, ChoicesField } from '../../../../platform/choices/choice-field.tsx'
import type { ChoiceNoun, ChoiceScope } from '../../../../platform/choices/choice-queries.ts'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Combobox } from '../../../../ui/combobox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DetailForm } from './detail-form.tsx'
import type { DetailEditing } from './detail-row.tsx'
import { useDetailForm, type DetailsChange } from './use-detail-form.ts'

interface TextDetailProps extends DetailEditing {
  name: TextDetailName
  initial: string
}

/** A line of text: saved on Enter and on blur; on a signed contract, with its button. */
export function TextDetail(props: TextDetailProps) {
  const { name, label, initial, asksReason, close } = props
  const t = useTexts()
  const form = useDetailForm(props, initial, (text) => ({ [name]: text.trim() }), {
    check: (text) => {
      const excess = detailExcess(name, text)
      return excess ? t('common.field.tooLong', excess) : undefined
    },
  })
  const isSame = form.values.value.trim() === initial
  if (asksReason)
    return (
      <DetailForm form={form} isSame={isSame} asksReason close={close}>
        <TextField {...form.text('value')} label={label} />
      </DetailForm>
    )
  const leave = () => (isSame ? close() : form.submit())
  return (
    <TextField
      {...form.text('value')}
      label={label}
      // What a colleague saved meanwhile is only replaced on purpose.
      onBlur={() => form.conflicts.length === 0 && leave()}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

interface ChoiceDetailProps extends DetailEditing {
  noun: ChoiceNoun
  scope?: ChoiceScope
  current: { _id: string; name: string } | null
  toChange: (id: string | null) => DetailsChange
  /** Creates an option that is not in the list yet. */
  creates?: 'project' | 'counterparty'
}

/** One of the company's choices: saved as soon as it is chosen; on a signed contract, with its button. */
export function ChoiceDetail(props: ChoiceDetailProps) {
  const { noun, scope, current, toChange, creates, label, asksReason, close } = props
  const saved = current?._id ?? null
  const form = useDetailForm(props, saved, toChange, { showTheirs: () => current?.name })
  const { id, value, error } = form.bind('value')
  const take = (chosen: string | null) =>
    asksReason ? form.set({ value: chosen }) : form.submitWith({ value: chosen })
  const create = useCreateParty(take)
  const choose = (chosen: string | null) =>
    chosen === saved && !asksReason ? close() : take(chosen)
  const field = (
    <ChoiceField
      id={id}
      noun={noun}
      {...(scope ? { scope } : {})}
      known={current ? [current] : []}
      label={label}
      value={asksReason ? value : saved}
      onChange={choose}
      onBlur={() => !asksReason && !error && !form.isBusy && close()}
      error={error}
      {...(creates ? { onCreate: (name: string) => create.mutate({ creates, name }) } : {})}
    />
  )
  if (!asksReason) return field
  return (
    <DetailForm form={form} isSame={value === saved} asksReason close={close}>
      {field}
    </DetailForm>
  )
}

interface OptionDetailProps extends DetailEditing {
  name: OptionDetailName
  current: string | null
}

/** One of a few words: saved as soon as it is chosen; on a signed contract, with its button. */
export function OptionDetail(props: OptionDetailProps) {
  const { name, current, label, asksReason, close } = props
  const { options, read, labelOf } = useDetailOptions(name)
  const form = useDetailForm(props, current, (value) => ({ [name]: read(value) }), {
    showTheirs: labelOf,
  })
  const { id, value, error } = form.bind('value')
  if (asksReason)
    return (
      <DetailForm form={form} isSame={value === current} asksReason close={close}>
        <Combobox
          id={id}
          label={label}
          options={options}
          value={value}
          onChange={(chosen) => form.set({ value: chosen })}
          error={error}
        />
      </DetailForm>
    )
  return (
    <Combobox
      id={id}
      label={label}
      options={options}
      value={current}
      onChange={(chosen) => (chosen === current ? close() : form.submitWith({ value: chosen }))}
      onBlur={() => !error && !form.isBusy && close()}
      error={error}
    />
  )
}

interface FoldersDetailProps extends DetailEditing {
  current: readonly { _id: string; name: string }[]
}

/** The folders of the contract: saved together. */
export function FoldersDetail({ current, ...row }: FoldersDetailProps) {
  const saved = current.map(({ _id }) => _id)
  const form = useDetailForm(row, saved, (folderIds) => ({ folderIds }))
  const { value: values, ...bound } = form.bind('value')
  const isSame = values.length === saved.length && values.every((id) => saved.includes(id))
  return (
    <DetailForm form={form} isSame={isSame} asksReason={row.asksReason} close={row.close}>
      <ChoicesField {...bound} noun="folders" known={current} label={row.label} values={values} />
    </DetailForm>
  )
}

function useCreateParty(onCreated: (id: string) => void) {
  return useMutation({
    mutationFn: ({ creates, name }: { creates: 'project' | 'counterparty'; name: string }) =>
      creates === 'project'
        ? call<typeof partiesEndpoints.createProject>('POST', '/projects', { body: { name } })
        : call<typeof partiesEndpoints.createCounterparty>('POST', '/contracts/suppliers', {
            body: { name },
          }),
    meta: { changes: ['projects', 'counterparties'] },
    onSuccess: ({ _id }) => onCreated(_id),
  })
}
