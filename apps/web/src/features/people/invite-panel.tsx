import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useLocale, useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.ts'
import { LeaveGuard, type AdminAddress } from '../administration/public.tsx'
import { InvitedTable } from './invited-table.tsx'
import { InvitationChoices, type ChosenInvitation } from './invitation-choices.tsx'
import { useRoleChoices } from './use-choices.ts'
import { invitePeople, previewInvitations, type ListedInvitation } from './people-queries.ts'

/** Invites one person or a list: written, pasted or from a file, then looked through line by line. */
export function InvitePanel({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const [text, setText] = useState('')
  const [listed, setListed] = useState<readonly ListedInvitation[] | null>(null)
  const reading = useMutation({
    mutationFn: () => previewInvitations(text),
    meta: { showsError: true },
    onSuccess: ({ value, tooMany }) => {
      setListed(value)
      if (tooMany) toasts.warning(tooMany.message)
    },
  })
  if (listed) return <Preview listed={listed} onBack={() => setListed(null)} address={address} />
  const error = reading.error ? [{ message: messageOf(reading.error) }] : []
  return (
    <SidePanel
      title={t('people.invite')}
      onClose={address.close}
      footer={
        <Button
          variant="primary"
          isBusy={reading.isPending}
          disabledReason={text.trim() === '' ? t('people.list.needed') : null}
          onClick={() => reading.mutate()}
        >
          {t('people.list.check')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors errors={error} attempt={reading.failureCount} />
        <TextArea
          label={t('people.list.label')}
          hint={t('people.list.hint')}
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus
        />
        <FileDrop
          label={t('people.list.file')}
          hint={t('people.list.fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={([file]) => {
            void file?.text().then(setText)
          }}
        />
      </div>
      <LeaveGuard isChanged={text.trim() !== ''} />
    </SidePanel>
  )
}

function Preview(props: {
  listed: readonly ListedInvitation[]
  onBack: () => void
  address: AdminAddress
}) {
  const { listed, onBack, address } = props
  const t = useTexts()
  const locale = useLocale()
  const [chosen, setChosen] = useState<ChosenInvitation>({
    roleId: null,
    groupIds: [],
    i18n: locale,
    sendOn: null,
  })
  const { defaultId } = useRoleChoices()
  const roleId = chosen.roleId ?? defaultId
  const right = listed.filter(({ refusal }) => refusal === null)
  const inviting = useMutation({
    mutationFn: (given: string) =>
      invitePeople({
        ...chosen,
        roleId: given,
        people: right.map(({ firstName, lastName, email }) => ({ firstName, lastName, email })),
      }),
    meta: { showsError: true, changes: ['people'] },
    onSuccess: ({ value }) => {
      toasts.success(currentTexts()('people.list.invited', { count: value.length }))
      address.close()
    },
  })
  const off = right.length === 0 ? t('people.list.noneRight') : null
  return (
    <SidePanel
      title={t('people.invite')}
      onClose={address.close}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={onBack}>
            {t('people.list.back')}
          </Button>
          <Button
            variant="primary"
            isBusy={inviting.isPending}
            disabledReason={off ?? (roleId ? null : t('people.list.roleNeeded'))}
            onClick={() => roleId && inviting.mutate(roleId)}
          >
            {t('people.list.invite', { count: right.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors
          errors={inviting.error ? [{ message: messageOf(inviting.error) }] : []}
          attempt={inviting.failureCount}
        />
        <InvitedTable listed={listed} />
        {right.length > 0 && (
          <InvitationChoices chosen={{ ...chosen, roleId }} onChange={setChosen} />
        )}
      </div>
      <LeaveGuard isChanged={!inviting.isPending && !inviting.isSuccess} />
    </SidePanel>
  )
}
