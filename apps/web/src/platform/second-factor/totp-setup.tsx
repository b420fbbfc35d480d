import type { TotpSetup as Setup } from '@tacite/api/people/second-factor-endpoints.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useTexts } from '../locale.ts'
import { useForm } from '../use-form.ts'
import { CodeField } from './code-field.tsx'

interface TotpSetupProps<Confirmed> {
  setup: Setup
  confirm: (code: string) => Promise<Confirmed>
  onConfirmed: (confirmed: Confirmed) => void | Promise<unknown>
  /** Beside the button. */
  actions?: ReactNode
}

/** The picture to scan, the secret to type, and the code that proves one of them was; texts: `second-factor`. */
export function TotpSetup<Confirmed>(props: TotpSetupProps<Confirmed>) {
  const { setup } = props
  const t = useTexts()
  const form = useForm({
    initial: { code: '' },
    soleField: 'code',
    goesToField: true,
    check: ({ code }) => ({
      code: code.trim() === '' ? t('second-factor.code.missing') : undefined,
    }),
    save: ({ code }) => props.confirm(code),
    onSaved: props.onConfirmed,
  })
  return (
    <form {...form.element} className="flex flex-col gap-5">
      <ol className="flex flex-col gap-5">
        <Step number={1} title={t('second-factor.setup.scan')}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <QrCode picture={setup.picture} />
            <div className="min-w-0 flex-1 basis-56">
              <p className="text-ink-soft">{t('second-factor.setup.scanHint')}</p>
              <p className="mt-3 text-ink-soft">{t('second-factor.setup.type')}</p>
              <code className="mt-1 block rounded-md bg-canvas px-3 py-2 text-base break-words">
                {setup.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
            </div>
          </div>
        </Step>
        <Step number={2} title={t('second-factor.setup.confirm')}>
          <FormErrors errors={form.whole} attempt={form.attempt} />
          <CodeField {...form.text('code')} label={t('second-factor.code.label')} />
        </Step>
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('second-factor.setup.submit')}
        </Button>
        {props.actions}
      </div>
    </form>
  )
}

function Step(props: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-sm font-semibold tabular-nums"
      >
        {props.number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-medium">{props.title}</p>
        {props.children}
      </div>
    </li>
  )
}

/** Dark on white in every theme: some cameras read nothing else. */
function QrCode({ picture }: Pick<Setup, 'picture'>) {
  const t = useTexts()
  const { size, path } = picture
  return (
    <svg
      role="img"
      aria-label={t('second-factor.setup.picture')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-md border border-line bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
