import { newContract } from '@tacite/api/writing/contract-form.ts'
import { createContract } from '../features/writing/contracts/create-contract.ts'
import { cancelContract, setLifecycle } from '../features/lifecycle/deadlines/lifecycle-acts.ts'
import { recordRenewal } from '../features/lifecycle/renewals/record-renewal.ts'
import { recordNotice } from '../features/lifecycle/notices/record-notice.ts'
import { lockContract } from '../features/lifecycle/keeping/lock-contract.ts'
import { eventActor } from '../platform/events/event-actor.ts'
import { openStepOfKind } from '../features/settings/workflows/public.ts'
import { SHIPPED_TEMPLATES, shippedValues } from '@tacite/document/templates/shipped-templates.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Platform } from '../platform/platform.ts'
import { asForeseen } from './demo-month-ends.ts'
import { addressOf, partyId } from './demo-parties.ts'
import { DEMO_TEMPLATE_TERMS } from './demo-template.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoCompany } from './demo-company.ts'
import {
  DIRECTION_OF_DEPARTMENT,
  FOLDER_OF_DEPARTMENT,
  OWNER_OF_DEPARTMENT,
  TYPE_TITLES,
} from './demo-filing.ts'
import type { DemoContract } from './demo-story.ts'
import { isOnPaper, signOnPaperDemo } from './sign-on-paper-demo.ts'
import { validateDemo } from './validate-demo.ts'
import { sendDemoContract, signDemoContract, type DemoSignature } from './sign-demo-contract.ts'

/** Runs one contract of the story through the use cases that people use, each on its day. */
export async function seedContract(
  platform: Platform,
  clock: DemoClock,
  company: DemoCompany,
  story: DemoContract,
  today: Temporal.PlainDate,
): Promise<void> {
  const owner = ownerOf(company, story)
  const on = (day: Temporal.PlainDate, hour = 9) => {
    clock.setDay(`${day.toString()}T${String(hour).padStart(2, '0')}:00:00Z`)
  }
  const act = (work: (db: CompanyDatabase) => Promise<void>) =>
    platform.inCompany(company.companyId, work)
  on(story.draftedOn)
  const contractId = await draft(platform, company, owner, story)
  if (story.fate === 'draft') return
  if (story.fate === 'lockedByPerson')
    return act((db) =>
      lockContract(platform, db, { ...owner, at: platform.clock.now() }, contractId, {
        reason: 'Relecture par le service juridique avant l’envoi au cocontractant.',
        until: today.add({ days: 21 }).toString(),
      }),
    )
  on(story.draftedOn.add({ days: 2 }))
  await act(
    async (db) =>
      void (await openStepOfKind(platform, db, contractId, 'negotiation', eventActor(owner))),
  )
  if (story.fate === 'negotiation') return
  if (story.fate === 'cancelled')
    return act((db) => cancelContract(platform, db, owner, contractId))
  await validateDemo(platform, company, owner, contractId, story, on)
  if (
    story.fate === 'validationRunning' ||
    story.fate === 'validationOnCondition' ||
    story.fate === 'validationRefused' ||
    story.fate === 'readyToSign'
  )
    return
  const signature: DemoSignature = {
    actor: owner,
    contractId,
    insider: company.people.get('admin')!,
    outsider: { name: `Direction ${story.party}`, email: addressOf(story.party) },
  }
  const signedOn = story.draftedOn.add({ days: story.daysToSign })
  if (isOnPaper(story.fate)) {
    const signed = { company, owner, contractId, party: story.party, fate: story.fate, signedOn }
    return signOnPaperDemo(platform, signed, on)
  }
  on(signedOn.subtract({ days: 1 }), 15)
  await sendDemoContract(platform, signature)
  if (story.fate === 'outForSignature') return
  await signDemoContract(platform, clock, signature, signedOn.toString())
  const { onDay, end } = asForeseen(platform, { company, contractId, signedOn, today, on })
  await afterwards(platform, company, owner, contractId, story, { on: onDay, today })
  await end()
}

async function draft(
  platform: Platform,
  company: DemoCompany,
  owner: Actor,
  story: DemoContract,
): Promise<string> {
  const { subject } = story
  const isFull = subject.title === 'Infogérance du parc informatique'
  return platform.inCompany(company.companyId, async (db) => {
    const counterpartyId = await partyId(db, story.party)
    const form = newContract.parse({
      title: subject.title,
      typeId: company.types.get(TYPE_TITLES[subject.type])!,
      projectId: company.projectId,
      ownerId: owner.personId,
      legalEntityId: company.legalEntityId,
      counterpartyId,
      currency: subject.currency,
      direction: DIRECTION_OF_DEPARTMENT[subject.department] ?? 'expense',
      scope: subject.currency === 'EUR' ? 'national' : 'international',
      folderIds: [company.folders.get(FOLDER_OF_DEPARTMENT[subject.department])!],
      from: {
        kind: 'template',
        templateId: isFull ? company.templates.full : company.templates.short,
      },
      values: {
        ...(isFull ? FULL_CONTRACT_VALUES : {}),
        amount_incl_tax: story.amountCents,
        service_description: subject.services,
      },
    })
    const { id } = await createContract(platform, db, owner, form)
    await setLifecycle(platform, db, owner, id, {
      effectiveDate: story.effectiveDate.toString(),
      duration: { kind: 'span', count: story.months, unit: 'months' },
      renewalType: subject.renewal,
      renewalDuration: subject.renewal === 'none' ? null : { count: 12, unit: 'months' },
      maxRenewals: null,
      notice: { unit: 'months', count: subject.noticeMonths },
      roll: 'none',
      ...HOW_NOTICE_IS_GIVEN[isFull ? 'full' : 'short'],
      earlyExit: null,
      indeterminateAlignment: 'exactDay',
      performedAfterEnd: false,
      excludesTriennialExit: false,
    })
    return id
  })
}

async function afterwards(
  platform: Platform,
  company: DemoCompany,
  owner: Actor,
  contractId: string,
  story: DemoContract,
  { on, today }: { on: (day: Temporal.PlainDate) => Promise<void>; today: Temporal.PlainDate },
): Promise<void> {
  const act = (work: (db: CompanyDatabase) => Promise<void>) =>
    platform.inCompany(company.companyId, work)
  const end = story.effectiveDate.add({ months: story.months }).subtract({ days: 1 })
  const days = (day: Temporal.PlainDate) => ({
    sentOn: day.toString(),
    presentedOn: null,
    receivedOn: day.add({ days: 2 }).toString(),
    endsOn: null,
  })
  const isPast = (day: Temporal.PlainDate) => day.until(today).days > 3
  if (story.fate === 'terminated') {
    const endsOn = story.effectiveDate.add({ months: Math.min(8, story.months - 1) })
    if (!isPast(endsOn)) return
    await on(endsOn.subtract({ days: 1 }))
    await act((db) =>
      recordNotice(platform, db, owner, contractId, {
        ...NO_DAYS,
        kind: 'termination',
        endsOn: endsOn.toString(),
        givenBy: null,
        mode: null,
      }),
    )
  }
  if (story.fate === 'renewed' && story.subject.renewal === 'withAgreement' && isPast(end)) {
    await on(end.subtract({ days: 10 }))
    const day = end.subtract({ days: 10 }).toString()
    await act(async (db) => {
      await recordRenewal(platform, db, owner, contractId, {
        kind: 'agreement',
        day,
        until: null,
        givenBy: null,
        agreedBy: '',
      })
    })
  }
  if (story.fate === 'terminating' || story.fate === 'lateNotice') {
    // Sent last week: the engine decides whether that was in time.
    const sentOn = today.subtract({ days: 8 })
    if (story.effectiveDate.until(sentOn).days < 0) return
    await on(today.subtract({ days: 5 }))
    await act((db) =>
      recordNotice(platform, db, owner, contractId, {
        kind: 'nonRenewal',
        ...days(sentOn),
        givenBy: story.fate === 'terminating' ? 'us' : 'otherParty',
        mode: 'registeredLetter',
      }),
    ).catch((error: unknown) => {
      // A contract that ended long ago can no longer be terminated by notice.
      if (!(error instanceof Refused)) throw error
    })
  }
}

/** As the text of each template says. */
const HOW_NOTICE_IS_GIVEN = {
  short: DEMO_TEMPLATE_TERMS,
  full: {
    noticeCountsWhen: SHIPPED_TEMPLATES.service.terms.noticeCountsWhen!,
    sendingMode: SHIPPED_TEMPLATES.service.terms.sendingMode!,
  },
}

/** The additional fields of the long service contract: typical answers. */
const FULL_CONTRACT_VALUES = {
  ...shippedValues('service', 'fr'),
  counterparty_siren: '443 061 841',
  provider_legal_form: 'SAS au capital de 150 000 €',
  provider_signatory: 'Marc Aubert',
  provider_signatory_title: 'président',
  client_legal_form: 'SA au capital de 2 400 000 €',
  client_signatory: 'Camille Delorme',
  client_signatory_title: 'directrice générale',
  liability_cap: 50_000_000,
  court_city: 'Lyon',
  signature_place: 'Lyon',
}

const NO_DAYS = { sentOn: null, presentedOn: null, receivedOn: null }

function ownerOf(company: DemoCompany, { subject }: DemoContract): Actor {
  return company.people.get(OWNER_OF_DEPARTMENT[subject.department])!
}
