import { checkImport } from './check-import.ts'
import { checkSuppression, checkFileName, repositoryPath } from './house-rules.ts'

/** The house rules for oxlint; `canary/` contains one planted violation of each. */
export default {
  meta: { name: 'tacite' },
  rules: {
    boundaries: { create: boundaries },
    'no-barrel': { create: noBarrel },
    'file-name': { create: fileName },
    'no-clock': { create: noClock },
    'reasoned-suppression': { create: reasonedSuppression },
  },
}

interface Context {
  filename: string
  report(finding: { node: unknown; message: string }): void
  sourceCode: { getAllComments(): { value: string }[] }
}

interface Literal {
  type: string
  value?: unknown
}

interface WithSource {
  source: Literal | null
}

/** Static, dynamic and type imports, re-exports, workers and mocks: everything that names another file. */
function boundaries(context: Context) {
  const path = repositoryPath(context.filename)
  const judge = (literal: Literal | null | undefined): void => {
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return
    const message = checkImport(path, literal.value)
    if (message !== null) context.report({ node: literal, message })
  }
  const checkSource = (node: WithSource): void => judge(node.source)
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
    TSImportType: checkSource,
    CallExpression(node: { callee: unknown; arguments: Literal[] }) {
      if (namesFile(node.callee)) judge(node.arguments[0])
    },
    NewExpression(node: { callee: { name?: string }; arguments: Literal[] }) {
      const isUrlOfFile = node.callee.name === 'URL' && node.arguments.length === 2
      if (isUrlOfFile && /\.[cm]?[jt]sx?$/.test(String(node.arguments[0]?.value))) {
        judge(node.arguments[0])
      }
    },
  }
}

/** `require('…')`, `vi.mock('…')`, `import.meta.resolve('…')` */
function namesFile(callee: unknown): boolean {
  const { name, property } = callee as { name?: string; property?: { name?: string } }
  return name === 'require' || ['mock', 'doMock', 'resolve'].includes(property?.name ?? '')
}

/** Only a feature's `public.ts` re-exports what others declare, and by name. */
function noBarrel(context: Context) {
  const path = repositoryPath(context.filename)
  const isDoor = /\/features\/[^/]+\/[^/]+\/(?:public|outside)\.tsx?$/.test(path)
  return {
    ExportAllDeclaration(node: unknown) {
      context.report({ node, message: 'Name what you export' })
    },
    ExportNamedDeclaration(node: WithSource) {
      if (node.source && !isDoor) {
        context.report({ node, message: 'Only public.ts exports what another file declares' })
      }
    },
  }
}

function fileName(context: Context) {
  return {
    Program(node: unknown) {
      const message = checkFileName(repositoryPath(context.filename))
      if (message !== null) context.report({ node, message })
    },
  }
}

/** A domain rule receives its day and its values: `new Date()`, `Date.now()`, `Temporal.Now`, `Math.random()` */
function noClock(context: Context) {
  const message = 'A rule has no clock and no chance: take the value as an argument'
  return {
    NewExpression(node: { callee: { name?: string }; arguments: unknown[] }) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message })
    },
    MemberExpression(node: { object: { name?: string }; property: { name?: string } }) {
      const name = `${node.object.name}.${node.property.name}`
      if (['Date.now', 'Temporal.Now', 'Math.random', 'performance.now'].includes(name)) {
        context.report({ node, message })
      }
    },
  }
}

function reasonedSuppression(context: Context) {
  return {
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = checkSuppression(comment.value)
        if (message !== null) context.report({ node: comment, message })
      }
    },
  }
}
