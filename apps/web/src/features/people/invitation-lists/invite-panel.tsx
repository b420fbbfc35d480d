import { decodeText } from '@tacite/domain/people/decode-text.ts'
import { MAX_LISTED } from '@tacite/domain/people/invitation-list.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LeaveGuard, type AdminAddress } from '../../settings/administration/public.tsx'
import { defaultRoleQuery } from '../roles/public.ts'
import { createList, previewList, type ListPreview as Preview } from './invitation-lists-queries.ts'
import { ListChoices, type ChosenForList } from './list-choices.tsx'
import { recordOfList } from './list-address.ts'
import { ListPreview, standingOf } from './list-preview.tsx'
import { saveModel } from './model-file.ts'

/** Invites one person or thousands: typed, pasted or from a file, then previewed line by line. */
export function InvitePanel({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const locale = useLocale()
  const [checked, setChecked] = useState<Preview | null>(null)
  const [file, setFile] = useState<{ said?: string; refused?: string }>({})
  const form = useForm({
    initial: { text: '' },
    isPreview: true,
    save: ({ text }) => previewList(text),
    onSaved: setChecked,
  })
  const { text } = form.values
  const read = async (chosen: File) => {
    const decoded = decodeText(new Uint8Array(await chosen.arrayBuffer()))
    if (decoded.refusal) return setFile({ refused: t.refusal({ code: decoded.refusal }) })
    const { encoding } = decoded
    setFile({ said: t('invitations.decoded', { name: chosen.name, encoding }) })
    form.set({ text: decoded.text })
  }
  if (checked && !checked.tooMany)
    return (
      <Checked preview={checked} text={text} onBack={() => setChecked(null)} address={address} />
    )
  const isEmpty = text.trim() === ''
  return (
    <SidePanel
      title={t('people.invite')}
      onClose={address.close}
      footer={
        <Button
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={isEmpty ? t('invitations.needed') : null}
          onClick={form.submit}
        >
          {t('invitations.check')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('text')}
          error={form.errorAt('text') ?? checked?.tooMany?.message}
          label={t('invitations.label')}
          hint={t('invitations.hint')}
          rows={8}
          autoFocus
        />
        <FileDrop
          label={t('invitations.file')}
          hint={t('invitations.fileHint', { max: MAX_LISTED })}
          error={file.refused}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={([chosen]) => {
            if (chosen) void read(chosen)
          }}
        />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {file.said}
        </p>
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Download aria-hidden />}
            onClick={() => saveModel(locale)}
          >
            {t('invitations.downloadModel')}
          </Button>
        </div>
      </div>
      <LeaveGuard isChanged={!isEmpty} />
    </SidePanel>
  )
}

function Checked(props: {
  preview: Preview
  text: string
  onBack: () => void
  address: AdminAddress
}) {
  const { preview, text, onBack, address } = props
  const t = useTexts()
  const locale = useLocale()
  const { data: defaultId = null } = useQuery(defaultRoleQuery)
  const [isKept, setKept] = useState(false)
  const form = useForm<ChosenForList, Awaited<ReturnType<typeof createList>>>({
    initial: { roleId: null, groupIds: [], i18n: locale, sendOn: null },
    save: (chosen) => createList({ ...chosen, text, roleId: chosen.roleId ?? defaultId ?? '' }),
    changes: ['people'],
    onSaved: ({ _id }) => {
      setKept(true)
      address.openRecord(recordOfList(_id))
    },
  })
  const count = (standing: ReturnType<typeof standingOf>) =>
    preview.value.filter((line) => standingOf(line) === standing).length
  const [ready, toCorrect] = [count('ready'), count('toCorrect')]
  const roleId = form.values.roleId ?? defaultId
  const off = ready + toCorrect === 0 ? t('invitations.nothing') : null
  return (
    <SidePanel
      title={t('people.invite')}
      onClose={address.close}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={onBack}>
            {t('invitations.back')}
          </Button>
          <Button
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={off ?? (roleId ? null : t('invitations.roleNeeded'))}
            onClick={form.submit}
          >
            {ready === 0 && toCorrect > 0
              ? t('invitations.keepToCorrect', { count: toCorrect })
              : t('invitations.invite', { count: ready })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <ListPreview preview={preview} />
        {off === null && <ListChoices form={form} roleId={roleId} />}
      </div>
      <LeaveGuard isChanged={!form.isBusy && !isKept} />
    </SidePanel>
  )
}
