import type { letterSigningEndpoints } from '@tacite/api/signing/letter-signing-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../../platform/api.ts'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ActForm } from '../../parts/public.ts'

interface AskSignatureDialogProps {
  place: { contractId: string; noticeId: string }
  onClose: () => void
}

interface Draft {
  who: 'me' | 'colleague'
  personId: string | null
}

/** People who can open a contract, as for its own signature. */
const SIGNS = { signs: 'true' }

/** Who signs the letter: oneself at once, or a colleague who is asked. */
export function AskSignatureDialog({ place, onClose }: AskSignatureDialogProps) {
  const t = useTexts()
  const me = useMe()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { contractId, noticeId } = place
  const form = useForm<Draft, Draft>({
    initial: { who: 'me', personId: null },
    check: ({ who, personId }) => ({
      personId: who === 'colleague' && personId === null ? t('common.field.required') : undefined,
    }),
    save: async (draft) => {
      const personId = draft.who === 'me' ? me._id : (draft.personId ?? '')
      await call<typeof letterSigningEndpoints.ask>(
        'POST',
        '/contracts3/:contractId/notices/:noticeId/letter/signature',
        { params: place, body: { personId } },
      )
      return draft
    },
    onSaved: async ({ who }) => {
      onClose()
      const stale = refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
      if (who === 'me') await navigate({ to: paths.signContract(contractId, { letter: noticeId }) })
      else toasts.success(t('notices.letter.ask.done'))
      await stale
    },
  })
  const { who } = form.values
  return (
    <ActForm
      title={t('notices.letter.ask.title')}
      submitLabel={t(who === 'me' ? 'notices.letter.ask.submitMe' : 'notices.letter.ask.submit')}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t('notices.letter.ask.lead')}</p>
      <RadioGroup
        label={t('notices.letter.ask.who')}
        options={[
          { value: 'me', label: t('notices.letter.ask.me') },
          { value: 'colleague', label: t('notices.letter.ask.colleague') },
        ]}
        value={who}
        onChange={(chosen) => form.set({ who: chosen })}
      />
      {who === 'colleague' && (
        <ChoiceField
          {...form.bind('personId')}
          noun="people"
          scope={SIGNS}
          isRequired
          label={t('notices.letter.ask.person')}
          hint={t('notices.letter.ask.personHint')}
          onChange={(personId) => form.set({ personId })}
        />
      )}
    </ActForm>
  )
}
