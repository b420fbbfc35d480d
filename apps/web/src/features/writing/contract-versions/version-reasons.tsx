import type { Translator } from '@tacite/i18n/translator.ts'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { VersionReason } from './version-queries.ts'

/** The others are shown when they are asked for: twenty third parties may have read it. */
const MOST_SHOWN = 3

/** Why a version was kept, who did it, when, and whom it was sent to; the newest first. */
export function VersionReasons({ reasons }: { reasons: readonly VersionReason[] }) {
  const t = useTexts()
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? reasons : reasons.slice(0, MOST_SHOWN)
  const left = reasons.length - shown.length
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm text-ink-soft">
        {shown.map((reason, at) => (
          // One reason may stand for several recipients of the same name: their place tells them apart.
          <li key={at} className="break-words">
            {wordsOf(t, reason)}{' '}
            <time dateTime={reason.at} className="text-ink-faint tabular-nums">
              {formats.instant(reason.at)}
            </time>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" variant="quiet" className="w-fit" onClick={() => setWhole(true)}>
          {t('contract-versions.moreReasons', { count: left })}
        </Button>
      )}
    </>
  )
}

function wordsOf(t: Translator, { kind, by, recipient }: VersionReason): string {
  const name = by ?? 'Tacite'
  if (kind === 'shared' || kind === 'read' || kind === 'signature')
    return t(`contract-versions.sent.${kind}`, { name, to: recipientOf(recipient) })
  return t(`contract-versions.reason.${kind}`, { name })
}

/** Of who signs on paper, no address is known; of some who only read, no name. */
function recipientOf(recipient: VersionReason['recipient']): string {
  const { name, email } = recipient ?? { name: '', email: null }
  return email && email !== name ? `${name} (${email})` : name
}
