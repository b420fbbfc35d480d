import type { ReactNode } from 'react'
import { QuestionsScreen } from '../../features/agreement/questionnaires/portal/questions-screen.tsx'
import { segmentsOf } from './places.ts'

export function drawPage({ pathname }: URL): ReactNode {
  const [, invitationId = ''] = segmentsOf(pathname)
  return <QuestionsScreen invitationId={invitationId} />
}
