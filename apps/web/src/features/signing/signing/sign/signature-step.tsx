import { useId, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { faultsOf, type DraftFault, type SignatureDraft } from './signature-draft.ts'
import { SignaturePad } from './signature-pad.tsx'
import { TypedSignature } from './typed-signature.tsx'

interface SignatureStepProps {
  draft: SignatureDraft
  onDraft: (draft: SignatureDraft) => void
  consentText: string
  isBusy: boolean
  error: Error | null
  onSubmit: () => void
}

/** The signature, typed or drawn, and the words one agrees to. */
export function SignatureStep(props: SignatureStepProps) {
  const { draft, onDraft, consentText, isBusy, error, onSubmit } = props
  const t = useTexts()
  const id = useId()
  const [isTried, setTried] = useState(false)
  const faults = isTried ? faultsOf(draft) : []
  const faultText = (fault: DraftFault) =>
    faults.includes(fault) ? t(`signing.dialog.${fault}`) : null
  const change = (part: Partial<SignatureDraft>) => onDraft({ ...draft, ...part })
  return (
    <form
      noValidate
      className="flex flex-col gap-5 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (faultsOf(draft).length === 0) onSubmit()
      }}
    >
      <FormErrors errors={error ? [{ message: messageOf(error) }] : []} />
      <Tabs
        label={t('signing.dialog.kind')}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        tabs={[
          {
            value: 'typed',
            label: t('signing.dialog.typed'),
            content: (
              <TypedSignature
                id={`${id}-name`}
                value={draft.name}
                onChange={(name) => change({ name })}
                error={faultText('nameRequired')}
              />
            ),
          },
          {
            value: 'drawn',
            label: t('signing.dialog.drawn'),
            content: (
              <SignaturePad
                strokes={draft.strokes}
                onStrokes={(strokes) => change({ strokes })}
                error={faultText('padRequired')}
              />
            ),
          },
        ]}
      />
      <Checkbox
        label={consentText}
        checked={draft.hasConsented}
        onChange={(event) => change({ hasConsented: event.target.checked })}
        error={faultText('consentRequired')}
      />
      <p className="text-sm text-ink-soft">{t('signing.dialog.irreversible')}</p>
      <div className="flex flex-col tablet:items-start">
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {t('signing.dialog.askCode')}
        </Button>
      </div>
    </form>
  )
}
