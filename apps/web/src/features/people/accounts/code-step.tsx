import { useTexts } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'
import { CodeField } from '../../../platform/second-factor/code-field.tsx'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { finishSignIn } from './second-factor-calls.ts'

/** A code of the application, or a recovery code. */
export function CodeStep(props: {
  kind: 'code' | 'recoveryCode'
  onEntered: (me: Me) => Promise<unknown>
}) {
  const { kind } = props
  const t = useTexts()
  const form = useForm({
    initial: { code: '' },
    soleField: 'code',
    goesToField: true,
    check: ({ code }) => ({
      code: code.trim() === '' ? t(`second-factor.${kind}.missing`) : undefined,
    }),
    save: ({ code }) => finishSignIn(code),
    onSaved: props.onEntered,
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.whole} attempt={form.attempt} />
      <CodeField
        {...form.text('code')}
        autoFocus
        isRecoveryCode={kind === 'recoveryCode'}
        label={t(`second-factor.${kind}.label`)}
        hint={t(`second-factor.${kind}.hint`)}
      />
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="mt-1 h-10 w-full">
        {t('second-factor.secondFactor.submit')}
      </Button>
    </form>
  )
}
