import { planTypography } from '@tacite/document/find/plan-typography.ts'
import { SpellCheck } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { replaceMatches } from '../find/replace-matches.ts'
import { sayReplaced } from '../find/say-replaced.ts'
import { useSearchedText } from '../find/use-searched-text.ts'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'

/** Puts the typography of the whole open text right, as one act that is undone as a whole. */
export default function CorrectTypography({ wire }: { wire: WireDocument }) {
  const t = useTexts()
  const owner = useOpenText()
  const { history } = useDocumentActions()
  const { text, refresh } = useSearchedText(wire, false)
  const correct = async () => {
    const changes = planTypography(text.sections, wire.locale, (id) => text.closed.has(id))
    const command = { name: 'typography', subject: '' } as const
    const correcting = replaceMatches({ changes }, text, command, owner)
    refresh()
    const corrected = await correcting
    sayReplaced(corrected, 'editor.typography.done', () => history.takeBack(corrected.command))
  }
  return (
    <Button size="small" disabledReason={owner.readOnlyReason} onClick={() => void correct()}>
      <SpellCheck aria-hidden className="size-4" />
      {t('editor.typography.correct')}
    </Button>
  )
}
