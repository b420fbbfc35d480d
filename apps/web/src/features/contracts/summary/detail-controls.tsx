import type { partiesEndpoints } from '@tacite/api/parties-endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { detailChoicesQuery, type DetailChoices } from '../contract-queries.ts'
import type { DetailEditing } from './detail-row.tsx'

interface TextDetailProps extends DetailEditing {
  initial: string
  maxLength: number
  toChange: (text: string) => Parameters<DetailEditing['save']>[0]
}

/** A line of text: saved on Enter and on leaving. */
export function TextDetail(props: TextDetailProps) {
  const { label, error, initial, maxLength, toChange, save, close } = props
  const [text, setText] = useState(initial)
  const leave = () => (text.trim() === initial ? close() : save(toChange(text.trim())))
  return (
    <TextField
      label={label}
      value={text}
      maxLength={maxLength}
      error={error}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

interface ChoiceDetailProps extends DetailEditing {
  contractId: string
  list: Exclude<keyof DetailChoices, 'folders'>
  current: { _id: string; name: string } | null
  toChange: (id: string | null) => Parameters<DetailEditing['save']>[0]
  /** Makes what is not in the list yet. */
  creates?: 'project' | 'counterparty'
}

/** One of the company's choices: saved as soon as it is chosen. */
export function ChoiceDetail(props: ChoiceDetailProps) {
  const { contractId, list, current, toChange, creates, label, error, isSaving, save, close } =
    props
  const { data } = useQuery(detailChoicesQuery(contractId))
  const create = useCreateParty(contractId, (id) => save(toChange(id)))
  const known = data?.[list] ?? (current ? [current] : [])
  const choose = (id: string | null) => {
    if (id === (current?._id ?? null)) close()
    else save(toChange(id))
  }
  return (
    <Combobox
      label={label}
      options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={current?._id ?? null}
      onChange={choose}
      onBlur={() => !error && !isSaving && close()}
      isSearching={!data}
      error={error}
      {...(creates ? { onCreate: (name: string) => create.mutate({ creates, name }) } : {})}
    />
  )
}

interface FoldersDetailProps extends DetailEditing {
  contractId: string
  current: readonly string[]
}

/** The folders that the contract is filed in: saved together. */
export function FoldersDetail({ contractId, current, label, error, save }: FoldersDetailProps) {
  const t = useTexts()
  const { data } = useQuery(detailChoicesQuery(contractId))
  const [values, setValues] = useState<readonly string[]>(current)
  return (
    <div className="flex flex-col items-end gap-2">
      <MultiSelect
        className="w-full"
        label={label}
        options={(data?.folders ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        values={values}
        onChange={setValues}
        error={error}
      />
      <Button size="small" variant="primary" onClick={() => save({ folderIds: [...values] })}>
        {t('common.action.save')}
      </Button>
    </div>
  )
}

function useCreateParty(contractId: string, onCreated: (id: string) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ creates, name }: { creates: 'project' | 'counterparty'; name: string }) =>
      creates === 'project'
        ? call<typeof partiesEndpoints.createProject>('POST', '/projects', { body: { name } })
        : call<typeof partiesEndpoints.createCounterparty>('POST', '/contracts/suppliers', {
            body: { name },
          }),
    onSuccess: ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: detailChoicesQuery(contractId).queryKey })
      onCreated(_id)
    },
  })
}
