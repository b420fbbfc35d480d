import type { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { ChoiceField, ChoicesField } from '../../../../platform/choices/choice-field.tsx'
import type { ChoiceNoun, ChoiceScope } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
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
  noun: ChoiceNoun
  scope?: ChoiceScope
  current: { _id: string; name: string } | null
  toChange: (id: string | null) => Parameters<DetailEditing['save']>[0]
  /** Makes what is not in the list yet. */
  creates?: 'project' | 'counterparty'
}

/** One of the company's choices: saved as soon as it is chosen. */
export function ChoiceDetail(props: ChoiceDetailProps) {
  const { noun, scope, current, toChange, creates, label, error, isSaving, save, close } = props
  const create = useCreateParty((id) => save(toChange(id)))
  const choose = (id: string | null) => {
    if (id === (current?._id ?? null)) close()
    else save(toChange(id))
  }
  return (
    <ChoiceField
      noun={noun}
      {...(scope ? { scope } : {})}
      known={current ? [current] : []}
      label={label}
      value={current?._id ?? null}
      onChange={choose}
      onBlur={() => !error && !isSaving && close()}
      error={error}
      {...(creates ? { onCreate: (name: string) => create.mutate({ creates, name }) } : {})}
    />
  )
}

interface FoldersDetailProps extends DetailEditing {
  current: readonly { _id: string; name: string }[]
}

/** The folders that the contract is filed in: saved together. */
export function FoldersDetail({ current, label, error, save }: FoldersDetailProps) {
  const t = useTexts()
  const [values, setValues] = useState<readonly string[]>(current.map(({ _id }) => _id))
  return (
    <div className="flex flex-col items-end gap-2">
      <ChoicesField
        className="w-full"
        noun="folders"
        known={current}
        label={label}
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
