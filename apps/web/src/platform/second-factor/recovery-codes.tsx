import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../locale.ts'
import { saveFile } from '../save-file.ts'

/** Shown this once: only their hashes stay. Texts: `second-factor`. */
export function RecoveryCodes(props: {
  codes: readonly string[]
  doneLabel: string
  onDone: () => void
}) {
  const { codes } = props
  const t = useTexts()
  return (
    <div
      ref={focusOnMount}
      tabIndex={-1}
      role="status"
      className="flex flex-col gap-4 outline-none"
    >
      <div>
        <p className="font-medium">{t('second-factor.recovery.title')}</p>
        <p className="mt-1 text-ink-soft">{t('second-factor.recovery.lead')}</p>
      </div>
      <ul
        aria-label={t('second-factor.recovery.title')}
        className="grid max-w-96 grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-canvas px-4 py-3"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={props.onDone}>
          {props.doneLabel}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            saveFile(
              new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
              t('second-factor.recovery.file'),
            )
          }
        >
          {t('second-factor.recovery.download')}
        </Button>
      </div>
    </div>
  )
}

/** Module level, so that it takes the focus once and not on every render. */
function focusOnMount(box: HTMLElement | null): void {
  box?.focus()
}
