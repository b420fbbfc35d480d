import type { Method } from './start-product.ts'

export interface WireCall {
  method: Method
  path: string
  /** The fixed names of its query. */
  query?: readonly string[]
  body?: readonly string[]
  status?: number
  /** Names in its answer, `[]` for each element of a list; none: bytes, or nothing. */
  answer?: readonly string[]
  /** The call as the specification writes it, with `{…}` for what the test knows; omitted: it is not made here. */
  ask?: string
  send?: object
}

const page = (of: readonly string[]) => ['value', 'count', ...of.map((name) => `value[].${name}`)]
/** The filterable fields of specification 3. */
const FILTERED = [
  'status',
  'provider',
  'type',
  'tags',
  'invitedUsers',
  'taggedFields',
  'endDate',
  'terminationDate',
  'statusDetail',
  'effectiveDate',
  'signatureDate',
  'renewalTypes',
  'retroactiveEffectiveDate',
  'financialAmount',
  'createdAt',
  'isRenewed',
  'willBeRenewable',
  'tacitRenewalDuration',
  'renewable',
  'inTacitRenewal',
  'expiryAndTerminationDates',
  'typeRenewal',
]

/** Specification 7, line by line, with the decisions of wire.md. */
export const CALLS: readonly WireCall[] = [
  ...([
    {
      method: 'GET',
      path: '/me',
      query: ['$select'],
      ask: '/me?$select=roles,data',
      answer: [
        '_id',
        'name.first',
        'name.last',
        'name.full',
        'email',
        'iams',
        'i18n',
        'roles[]._id',
        'roles[].name',
        'data.company',
      ],
    },
    {
      method: 'POST',
      path: '/auth/signin',
      body: ['username', 'password', 'remember'],
      ask: '/auth/signin',
      send: { username: '{email}', password: '{password}', remember: false },
      answer: ['_id', 'name.full', 'email', 'iams', 'i18n', 'roles[]._id', 'data.company'],
    },
    { method: 'POST', path: '/auth/signout', status: 204 },
    { method: 'GET', path: '/misc/app', ask: '/misc/app', answer: ['siteName'] },
    { method: 'GET', path: '/misc/app/logo', query: ['type'], ask: '/misc/app/logo?type=full' },
    {
      method: 'GET',
      path: '/notification',
      query: ['$count', '$top', '$skip'],
      ask: '/notification?$top=10&$skip=0',
      answer: page(['_id', 'type', 'template', 'contractId', 'createdAt']),
    },
    { method: 'GET', path: '/notification', ask: '/notification?$count=true', answer: ['count'] },
    { method: 'DELETE', path: '/notification/{notificationId}', status: 204 },
    { method: 'DELETE', path: '/notification', ask: '/notification', status: 204 },
    { method: 'GET', path: '/tasks', query: ['skip'], ask: '/tasks?skip=0', answer: taskPage() },
    {
      method: 'POST',
      path: '/tasks/filter',
      query: ['skip'],
      body: ['title'],
      ask: '/tasks/filter?skip=0',
      send: { title: 'Contrat' },
      answer: taskPage(),
    },
    { method: 'POST', path: '/tasks/{taskId}/finished', answer: ['result._id', 'result.status'] },
    { method: 'POST', path: '/tasks/{taskId}/unfinished', answer: ['result._id', 'result.status'] },
    {
      method: 'GET',
      path: '/contracts3/dashboard',
      query: ['payloadType', '$top', ...FILTERED],
      ask: '/contracts3/dashboard?payloadType=dashboard&$top=0',
      answer: [
        'statusContractsSigned',
        'contractsBydepartment',
        'documentsPreSignByMonth',
        'contractsInProgressCount',
        'documentsPostSignCount',
        'contractsByType',
        'tacitRenewalContracts',
        'contractsByTypeRenewal',
        'topCounterpartiesContract',
        'contractsFinacialAmountGroup',
        'contractsExpiredAndDedlineByMonth',
        'countMore48h',
        'value',
        'topCounterpartiesContract[].counterparty',
        'topCounterpartiesContract[].countContracts',
        'topCounterpartiesContract[].durationContracts',
        'topCounterpartiesContract[].turnover',
      ],
    },
    {
      method: 'GET',
      path: '/actionsRequired',
      ask: '/actionsRequired',
      answer: [
        ...page(['_id', 'children', 'contract.title', 'contract.supplier', 'stepWorkflow.name']),
        'value[].color',
        'value[].description',
        'value[].url',
        'value[].createdAt',
        'countMore48h',
      ],
    },
    {
      method: 'GET',
      path: '/filter-contracts/filter-widgets',
      query: ['widgetType', '_idWidgetValue'],
      answer: ['value'],
      ask: '/filter-contracts/filter-widgets?widgetType=expiredIn90Count&_idWidgetValue=',
    },
    {
      method: 'GET',
      path: '/contracts3',
      answer: contractPage(),
      query: ['payloadType', 'isListContracts', '$skip', '$top', '$orderby', 'parent', ...FILTERED],
      ask: '/contracts3?payloadType=contracts&isListContracts=true&$skip=0&$top=5&status=DRAFT',
    },
    {
      method: 'GET',
      path: '/contracts3',
      answer: contractPage(),
      ask: '/contracts3?payloadType=contracts&parent={contractId}&$skip=0&$top=0',
    },
    {
      method: 'GET',
      path: '/contracts3/exports-csv',
      query: ['payloadType', '$skip', '$top', 'typeFile', ...FILTERED],
      ask: '/contracts3/exports-csv?payloadType=exports&$skip=0&$top=0&typeFile=xlsx',
    },
    {
      method: 'GET',
      path: '/workflows/status',
      query: ['listStatus'],
      ask: '/workflows/status?listStatus=true',
      answer: ['[].value', '[].name'],
    },
    {
      method: 'GET',
      path: '/contracts3/listTypesDetail',
      ask: '/contracts3/listTypesDetail',
      answer: [
        'statusDetail[].key',
        'statusDetail[].value',
        'typesRenewal[].key',
        'typesRenewal[].value',
      ],
    },
    {
      method: 'GET',
      path: '/tags',
      query: ['seperator', 'name', '$top', '$skip'],
      ask: '/tags?seperator=slash&$top=0&$skip=0',
      answer: page(['_id', 'name']),
    },
    { method: 'GET', path: '/tags', ask: '/tags?name=&seperator=slash&$top=0&$skip=0' },
    {
      method: 'GET',
      path: '/type-contract',
      query: ['$top'],
      answer: page(['_id', 'name']),
      ask: '/type-contract?$top=-1',
    },
    {
      method: 'GET',
      path: '/contracts/suppliers',
      ask: '/contracts/suppliers',
      answer: page(['_id', 'name']),
    },
    {
      method: 'GET',
      path: '/tagged-fields',
      query: ['$topTaggedField', '$category'],
      ask: '/tagged-fields?$topTaggedField=-1&$category=Simple',
      answer: page(['_id', 'tagLabel']),
    },
  ] satisfies WireCall[]),
]

function taskPage(): string[] {
  const row = ['_id', 'status', 'stepWorkflow.name', 'stepWorkflow.color', 'createdAt']
  const more = ['workflow.statusWorkflow18in', 'contract.title', 'project.title']
  const actions = ['_id', 'name', 'method', 'url', 'data'].map((name) => `actions[].${name}`)
  return ['count', ...[...row, ...more, ...actions].map((name) => `value[].${name}`)].map(
    (name) => `result.${name}`,
  )
}

/** Specification 3, Dashboard contract row. */
function contractPage(): string[] {
  const step = ['stepsWorkflow.name', 'stepsWorkflow.color', 'stepsWorkflow.nameI18n']
  const status = ['statusWorkflow.status', 'statusWorkflow.statusI18n', 'statusDetail']
  const days = ['createdAt', 'effectiveDate', 'signatureDate', 'terminationDate', 'endDate']
  const rest = ['_id', 'title', 'reference', 'supplier', 'tags[].name', 'financialAmount']
  return page([...step, ...status, ...days, ...rest])
}
