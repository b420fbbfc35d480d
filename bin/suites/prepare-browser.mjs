// Prepares what the browser tests need and the other suites do not, while those run.
import { browserProgram } from '../../e2e/support/browser.ts'
import { ensureWebBuild } from '../web-build.mjs'

await ensureWebBuild()
await browserProgram()
