import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useLocale, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { LeaveGuard, type AdminAddress } from '../../settings/administration/public.tsx'
import { InvitedTable } from './invited-table.tsx'
import { InvitationChoices, type ChosenInvitation } from './invitation-choices.tsx'
import { pendingGroupsText } from './pending-groups-text.ts'
import {
  defaultRoleQuery,
  invitePeople,
  previewInvitations,
  type ListedInvitation,
} from './people-queries.ts'

/** Invites one person or a list: typed, pasted or from a file, then previewed line by line. */
export function InvitePanel({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const [listed, setListed] = useState<readonly ListedInvitation[] | null>(null)
  const form = useForm({
    initial: { text: '' },
    place: () => null,
    isPreview: true,
    save: ({ text }) => previewInvitations(text),
    onSaved: ({ value, tooMany }) => {
      setListed(value)
      if (tooMany) toasts.warning(tooMany.message)
    },
  })
  const isEmpty = form.values.text.trim() === ''
  if (listed) return <Preview listed={listed} onBack={() => setListed(null)} address={address} />
  return (
    <SidePanel
      title={t('people.invite')}
      onClose={address.close}
      footer={
        <Button
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={isEmpty ? t('people.list.needed') : null}
          onClick={form.submit}
        >
          {t('people.list.check')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <TextArea
          {...form.text('text')}
          label={t('people.list.label')}
          hint={t('people.list.hint')}
          rows={8}
          autoFocus
        />
        <FileDrop
          label={t('people.list.file')}
          hint={t('people.list.fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={([file]) => {
            void file?.text().then((text) => form.set({ text }))
          }}
        />
      </div>
      <LeaveGuard isChanged={!isEmpty} />
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
  const { data: defaultId = null } = useQuery(defaultRoleQuery)
  const [isInvited, setInvited] = useState(false)
  const right = listed.filter(({ refusal }) => refusal === null)
  const form = useForm<ChosenInvitation, Awaited<ReturnType<typeof invitePeople>>>({
    initial: { roleId: null, groupIds: [], i18n: locale, sendOn: null },
    place: () => null,
    save: (chosen) =>
      invitePeople({
        ...chosen,
        roleId: chosen.roleId ?? defaultId ?? '',
        people: right.map(({ firstName, lastName, email }) => ({ firstName, lastName, email })),
      }),
    changes: ['people'],
    onSaved: ({ value, later, pendingGroups }) => {
      setInvited(true)
      const texts = currentTexts()
      if (pendingGroups.length > 0) toasts.warning(pendingGroupsText(texts, pendingGroups))
      const invited = texts('people.list.invited', { count: value.length })
      const kept =
        later && texts('people.list.invitedLater', { count: later.count, day: later.until })
      toasts.success(kept ? `${invited} ${kept}` : invited)
      address.close()
    },
  })
  const roleId = form.values.roleId ?? defaultId
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
            isBusy={form.isBusy}
            disabledReason={off ?? (roleId ? null : t('people.list.roleNeeded'))}
            onClick={form.submit}
          >
            {t('people.list.invite', { count: right.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <InvitedTable listed={listed} />
        {right.length > 0 && (
          <InvitationChoices chosen={{ ...form.values, roleId }} onChange={form.set} />
        )}
      </div>
      <LeaveGuard isChanged={!form.isBusy && !isInvited} />
    </SidePanel>
  )
}
