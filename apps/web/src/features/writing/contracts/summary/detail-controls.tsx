import type { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import type { OptionDetailName, TextDetailName } from '@tacite/domain/contracts/contract-details.ts'
import { detailExcess } from '@tacite/domain/contracts/detail-excess.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { ChoiceField, ChoicesField } from '../../../../platform/choices/choice-field.tsx'
import type { ChoiceNoun, ChoiceScope } from '../../../../platform/choices/choice-queries.ts'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { DetailEditing } from './detail-row.tsx'
import { useDetailForm, type DetailsChange } from './use-detail-form.ts'

interface TextDetailProps extends DetailEditing {
  name: TextDetailName
  initial: string
}

/** A line of text: saved on Enter and on blur. */
export function TextDetail(props: TextDetailProps) {
  const { name, label, initial, close } = props
  const t = useTexts()
  const form = useDetailForm(props, initial, (text) => ({ [name]: text.trim() }), {
    check: (text) => {
      const excess = detailExcess(name, text)
      return excess ? t('common.field.tooLong', excess) : undefined
    },
  })
  const leave = () => (form.values.value.trim() === initial ? close() : form.submit())
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

/** One of the company's choices: saved as soon as it is chosen. */
export function ChoiceDetail(props: ChoiceDetailProps) {
  const { noun, scope, current, toChange, creates, label, close } = props
  const saved = current?._id ?? null
  const form = useDetailForm(props, saved, toChange, { showTheirs: () => current?.name })
  const { id, error } = form.bind('value')
  const create = useCreateParty((value) => form.submitWith({ value }))
  const choose = (value: string | null) => {
    if (value === saved) close()
    else form.submitWith({ value })
  }
  return (
    <ChoiceField
      id={id}
      noun={noun}
      {...(scope ? { scope } : {})}
      known={current ? [current] : []}
      label={label}
      value={saved}
      onChange={choose}
      onBlur={() => !error && !form.isBusy && close()}
      error={error}
      {...(creates ? { onCreate: (name: string) => create.mutate({ creates, name }) } : {})}
    />
  )
}

interface OptionDetailProps extends DetailEditing {
  name: OptionDetailName
  current: string | null
}

/** One of a few words: saved as soon as it is chosen. */
export function OptionDetail(props: OptionDetailProps) {
  const { name, current, label, close } = props
  const { options, read, labelOf } = useDetailOptions(name)
  const form = useDetailForm(props, current, (value) => ({ [name]: read(value) }), {
    showTheirs: labelOf,
  })
  const { id, error } = form.bind('value')
  return (
    <Combobox
      id={id}
      label={label}
      options={options}
      value={current}
      onChange={(value) => (value === current ? close() : form.submitWith({ value }))}
      onBlur={() => !error && !form.isBusy && close()}
      error={error}
    />
  )
}

interface FoldersDetailProps extends DetailEditing {
  current: readonly { _id: string; name: string }[]
}

/** The folders of the contract: saved together. */
export function FoldersDetail({ current, label, ...row }: FoldersDetailProps) {
  const t = useTexts()
  const form = useDetailForm(
    { ...row, label },
    current.map(({ _id }) => _id),
    (folderIds) => ({ folderIds }),
  )
  const { value: values, ...bound } = form.bind('value')
  return (
    <form {...form.element} className="flex flex-col items-end gap-2">
      <ChoicesField
        {...bound}
        className="w-full"
        noun="folders"
        known={current}
        label={label}
        values={values}
      />
      <Button type="submit" size="small" variant="primary" isBusy={form.isBusy}>
        {t('common.action.save')}
      </Button>
    </form>
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
