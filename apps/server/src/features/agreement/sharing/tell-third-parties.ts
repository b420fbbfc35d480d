import type { AlertKind } from '@tacite/domain/deadlines/alerts.ts'
import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { greeting } from '../../people/invitations/public.ts'
import { companyToday, readContractTerms } from '../../lifecycle/deadlines/public.ts'
import { shareMailContext } from './share-mail-context.query.ts'
import { shareAlerted } from './sharing-events.ts'
import { thirdPartiesTold, type ToldThirdParty } from './third-parties-told.query.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'queueMail'>

const OF_THE_END: ReadonlySet<AlertKind> = new Set(['endIn90', 'endIn60', 'endIn30'])

/**
 * Where the alerts of a contract name third parties, they are told of its end as often as colleagues are, once each time: the
 * mail is queued with the alert.
 */
export function followEnds(deps: Deps): void {
  deps.events.on('deadline.alertRaised', async (db, raised) => {
    const ends = raised.filter(({ payload }) => OF_THE_END.has(payload.kind))
    if (ends.length === 0) return
    const contracts = await readContractTerms(
      db,
      ends.map(({ contractId }) => contractId),
    )
    const today = await companyToday(deps, db)
    for (const { contractId, terms, alerts } of contracts) {
      if (alerts?.thirdParties !== true) continue
      const told = await thirdPartiesTold(db, { contractId, terms }, today, deps.clock.now())
      if (told === null) continue
      const isSaid = ends.some(
        (each) => each.contractId === contractId && each.payload.target === told.end,
      )
      for (const person of isSaid ? told.people : [])
        await mailTheEnd(deps, db, { contractId, day: told.end, person })
    }
  })
}

interface EndToTell {
  contractId: string
  day: string
  person: ToldThirdParty
}

/** Without a link: a new one would end the one that they have. */
async function mailTheEnd(
  deps: Deps,
  db: CompanyDatabase,
  { contractId, day, person }: EndToTell,
): Promise<void> {
  const { title, company, sender } = await shareMailContext(db, contractId, person.sharedBy)
  const t = createTranslator(person.locale)
  await deps.queueMail(db, {
    recipient: person.email,
    locale: person.locale,
    subject: t('mails.sharedEnd.subject', {
      company: nameInSubject(company),
      title: nameInSubject(title),
    }),
    paragraphs: [
      greeting(t, person),
      t('mails.sharedEnd.told', { title, sender, company, day }),
      t('mails.sharedEnd.how', { sender }),
      t('mails.sharedEnd.why', { company }),
    ],
    isInvitation: true,
    contractId,
    askedBy: person.sharedBy,
  })
  const { shareId, name } = person
  await deps.events.record(db, shareAlerted(null, { contractId, shareId, name }, { day }))
}
