import {
  calendarAddress,
  calendarAddressPath,
  calendars,
  failedBackups,
  openCompany,
} from './served-answers.ts'
import { requireOfAll } from './second-factor-steps.ts'
import * as attachments from './attachment-steps.ts'
import * as calendar from './calendar-steps.ts'
import * as contract from './contract-steps.ts'
import { DEADLINE_STEPS } from './deadline-steps.ts'
import { evidence, placedEvidence } from './evidence-answers.ts'
import * as proof from './evidence-steps.ts'
import { IMPORT_SCREENS } from './import-screens.ts'
import * as keeping from './keeping-steps.ts'
import * as shell from './shell-steps.ts'
import * as sharing from './sharing-steps.ts'
import * as signing from './signing-steps.ts'
import * as view from './view-steps.ts'
import type { Screen } from './screen.ts'
import { asAdministrator, overContracts } from './visited-as.ts'

type Screens = Record<string, Screen>

const library = '/home/contratheque'
const list = `${library}/contractList`

/** Announced, and not there yet: one page for all of them. */
const UNDER_DEVELOPMENT = ['add', 'workflow', 'sourcing', 'invite', 'help']

type Contract =
  | 'draftId'
  | 'shortId'
  | 'attachedId'
  | 'fullId'
  | 'changingId'
  | 'validationId'
  | 'sealedId'
  | 'printedId'
  | 'markedId'

const contractPath = async (id: Promise<string>, part: string) =>
  `${list}/contract/${await id}/${part}`

const contractTab = (name: Contract, tab: string, steps?: Screen['steps']): Screen => ({
  ...asAdministrator((given) => contractPath(given[name](), `edit?tab=${tab}`), steps),
  arrive: contract.column('details'),
})

const outTab = (tab: string, steps?: Screen['steps']): Screen => ({
  ...contractTab('draftId', tab, steps),
  path: async ({ outside }) =>
    contractPath(
      outside().then(({ outId }) => outId),
      `edit?tab=${tab}`,
    ),
})

/** One more tab of a contract whose page is audited on another screen. */
const nextTab = (screen: Screen): Screen => ({ ...screen, within: '[data-column]:last-child' })

const contractText = (name: Contract, steps?: Screen['steps']): Screen => ({
  ...asAdministrator((given) => contractPath(given[name](), 'edit'), steps),
  arrive: contract.column('text'),
})

export const home: Screens = {
  dashboard: asAdministrator(overContracts('/home/dashboard'), {
    quick: shell.quickWindow,
    tables: shell.chartsAsTables,
  }),
  contracts: asAdministrator(overContracts(list), {
    keys: shell.keys,
    palette: shell.palette,
    search: shell.searchWindow,
    drawer: shell.drawer,
  }),
  'contracts with archives': asAdministrator(`${list}?archived=true`),
  'contracts without a match': asAdministrator(`${list}?text=eq:zzz`),
  'contract board': asAdministrator(overContracts(`${list}/board`)),
  'open view': {
    ...asAdministrator(`${list}${view.openView}`, {
      menu: view.viewMenu,
      other: view.newView,
      arranging: view.viewWindow,
    }),
    served: { '/me/views': view.views },
  },
  'view that is gone': asAdministrator(`${list}${view.goneView}`),
  ...IMPORT_SCREENS,
  'new contract': {
    ...asAdministrator(`${list}/new`, {
      refused: shell.submittedContract,
      scratch: shell.start('scratch'),
      upload: shell.start('upload'),
      signed: shell.start('signed'),
      'signed file': shell.signedFile,
      'refused file': shell.refusedFile,
      'read file': shell.readFile,
      counterparty: shell.newCounterparty,
    }),
    isRefused: true,
  },
  search: asAdministrator(`${list}/search?q=`),
  'search with results': asAdministrator(overContracts(`${list}/search?q=conviennent`)),
  'search without results': asAdministrator(`${list}/search?q=zzz`),
  'personal options': asAdministrator('/home/options/personal', {
    password: shell.passwordForm,
    address: shell.addressForm,
  }),
  'own calendars': {
    ...asAdministrator('/home/options/personal', {
      new: calendar.newCalendar,
      link: calendar.calendarLink,
      removing: calendar.calendarRemoval,
    }),
    served: { '/me/calendars': calendars, [calendarAddressPath]: calendarAddress },
  },
  'company options': {
    ...asAdministrator('/home/options/company', { requiring: requireOfAll }),
    served: { '/company/sign-up': openCompany, '/company/backups': failedBackups },
  },
  'company options, not open': { path: '/home/options/company', as: 'manager', isRefused: true },
  integrations: {
    ...asAdministrator('/home/options/integrations', { refused: shell.refusedForm('save') }),
    isRefused: true,
  },
  ...Object.fromEntries(UNDER_DEVELOPMENT.map((name) => [name, asAdministrator(`/home/${name}`)])),
  'first dashboard': { path: '/home/dashboard', as: 'newcomer' },
  'first contracts': { path: list, as: 'newcomer' },
}

export const writing: Screens = {
  'draft, text': contractText('draftId', {
    outline: contract.column('outline'),
    'value of a field': contract.fieldValue,
    send: signing.sendWindow,
  }),
  'short draft, text': contractText('shortId', {
    link: contract.writingWindow('link'),
    image: contract.writingWindow('image'),
    field: contract.writingWindow('field'),
    condition: contract.writingWindow('condition'),
    clause: contract.writingWindow('clause'),
    versions: contract.versionsWindow,
    'nothing removed': contract.removedWindow,
    'sending on paper': signing.paperWindow,
    'marking as signed': signing.markWindow,
    locking: keeping.lockWindow,
    finding: contract.findBar,
    'replacing all': contract.replaceWindow,
  }),
  'draft with everything': {
    ...contractText('changingId', {
      conflict: contract.conflict,
      reloaded: contract.reloaded,
      versions: contract.comparedVersions,
      'removed section': contract.removedSection,
      removed: contract.removedWindow,
      'put back': contract.putBack,
    }),
    isRefused: true,
  },
}

export const shares: Screens = {
  'draft that is shared': {
    ...contractText('fullId', {
      shares: sharing.shareWindow,
      'refused share': sharing.refusedShare,
      'taking a share back': sharing.revokeWindow,
    }),
    isRefused: true,
  },
}

export const details: Screens = {
  'draft, summary': nextTab(
    contractTab('draftId', 'summary', {
      'changing the title': contract.detail('title'),
      'changing the type': contract.detail('type'),
      'changing the folders': contract.detail('folders'),
    }),
  ),
  'draft, deadlines': nextTab(
    contractTab('shortId', 'deadlines', {
      terms: contract.termsWindow,
      'giving up': contract.deadlineAct('giveUp'),
    }),
  ),
  'draft, validation': nextTab(
    contractTab('shortId', 'validation', { request: contract.requestWindow }),
  ),
  'draft, files': {
    ...nextTab(
      contractTab('attachedId', 'files', {
        attached: attachments.attachedFile,
        'refused file': attachments.refusedFile,
        preview: attachments.attachmentWindow('preview'),
        versions: attachments.attachmentWindow('versions'),
        details: attachments.attachmentWindow('edit'),
      }),
    ),
    isRefused: true,
  },
  'draft, access': nextTab(contractTab('shortId', 'access')),
  'draft, activity': nextTab(contractTab('shortId', 'activity')),
}

export const underWay: Screens = {
  'validation that runs': contractTab('validationId', 'validation', {
    accepting: contract.decision('validateStep'),
    refusing: contract.refusedDecision,
    cancelling: contract.cancelValidation,
  }),
  'out for signature': outTab('signing', {
    reset: signing.signatureAct('reset'),
    cancel: signing.signatureAct('cancel'),
  }),
  'out for signature, access': nextTab(outTab('access')),
  'document to sign': {
    ...asAdministrator(({ toSignId }) => contractPath(toSignId(), 'sign'), {
      refused: signing.refusedConsent,
      'wrong code': signing.wrongCode,
    }),
    isRefused: true,
  },
  'to be signed by hand': contractTab('printedId', 'signing', {
    'uploading its scan': signing.scanWindow,
  }),
  'marked as signed': nextTab(contractTab('markedId', 'signing')),
  'signed, signature': {
    ...contractTab('sealedId', 'signing', { 'checking a file': signing.verifiedFile }),
    isRefused: true,
  },
  'signed, deadlines': nextTab(contractTab('sealedId', 'deadlines', DEADLINE_STEPS)),
  'signed document': asAdministrator(({ sealedId }) =>
    contractPath(sealedId(), 'document?q=conviennent'),
  ),
  'imported, with its proofs': {
    ...nextTab(
      contractTab('markedId', 'summary', {
        'proven value': proof.provenValue,
        'corrected value': proof.correctedValue,
      }),
    ),
    served: { '/contracts3/*/evidence': evidence },
    // The link to the page is fetched ahead; this contract has no document.
    isRefused: true,
  },
  'sentence in a signed document': {
    ...asAdministrator(({ sealedId }) => contractPath(sealedId(), 'document?evidence=0')),
    served: { '/contracts3/*/evidence/0': placedEvidence },
  },
  'asking the counterparty': {
    ...asAdministrator(({ draftId }) => contractPath(draftId(), 'edit?tab=summary')),
    arrive: contract.column('details'),
    within: '[data-column]:last-child',
    steps: { ask: sharing.questionWindow },
  },
  'draft of somebody else': {
    path: ({ fullId }) => contractPath(fullId(), 'edit?tab=summary'),
    as: 'manager',
    arrive: contract.column('text'),
    opensHeader: true,
  },
  'document that one has signed': {
    path: ({ sealedId }) => contractPath(sealedId(), 'sign'),
    as: 'manager',
  },
  'contract that is not there': {
    ...asAdministrator(`${list}/contract/00000000-0000-7000-8000-000000000000/edit`),
    isRefused: true,
  },
}
