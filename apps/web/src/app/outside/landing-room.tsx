import { LandingScreen } from '../../features/settings/site/landing-screen.tsx'

export function drawPage() {
  return <LandingScreen />
}
