import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { faultsOf, type SignatureDraft } from './signature-draft.ts'
import { SignaturePad } from './signature-pad.tsx'
import { TypedSignature } from './typed-signature.tsx'

interface SignatureStepProps {
  draft: SignatureDraft
  onDraft: (changes: Partial<SignatureDraft>) => void
  consentText: string
  sendCode: () => Promise<SentCode>
  onSent: (sent: SentCode) => void
  onRefused: (error: Error) => void
}

/** The signature, typed or drawn, and the consent. */
export function SignatureStep(props: SignatureStepProps) {
  const { draft, onDraft, consentText, sendCode, onSent, onRefused } = props
  const t = useTexts()
  const form = useForm({
    draft: { values: draft, write: onDraft },
    check: (written) => {
      const { name, strokes, hasConsented } = faultsOf(written)
      return {
        name: name && t(`signing.dialog.${name}`),
        strokes: strokes && t(`signing.dialog.${strokes}`),
        hasConsented: hasConsented && t(`signing.dialog.${hasConsented}`),
      }
    },
    goesToField: true,
    // What is asked for is a code: of the signature itself nothing is sent yet.
    place: () => null,
    save: sendCode,
    onSaved: onSent,
    onRefused,
  })
  const { value, onChange, ...pad } = form.bind('strokes')
  return (
    <form {...form.element} className="flex flex-col gap-5 pb-5">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <Tabs
        label={t('signing.dialog.kind')}
        value={draft.kind}
        onChange={(kind) => form.set({ kind })}
        tabs={[
          {
            value: 'typed',
            label: t('signing.dialog.typed'),
            content: <TypedSignature {...form.bind('name')} />,
          },
          {
            value: 'drawn',
            label: t('signing.dialog.drawn'),
            content: <SignaturePad {...pad} strokes={value} onStrokes={onChange} />,
          },
        ]}
      />
      <Checkbox
        id={form.bind('hasConsented').id}
        label={consentText}
        checked={draft.hasConsented}
        onChange={(event) => form.set({ hasConsented: event.target.checked })}
        error={form.errorAt('hasConsented')}
      />
      <p className="text-sm text-ink-soft">{t('signing.dialog.irreversible')}</p>
      <div className="flex flex-col tablet:items-start">
        <Button type="submit" variant="primary" size="large" isBusy={form.isBusy}>
          {t('signing.dialog.askCode')}
        </Button>
      </div>
    </form>
  )
}
