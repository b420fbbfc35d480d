export { SightSides } from './sight-window.tsx'
