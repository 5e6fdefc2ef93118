import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackage, runTool } from './system-package'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Features that Playwright disables. Chromium uses only the last `--disable-features` switch, so ours must repeat them. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/**
 * Two internal pages that each window loads for its address bar, which is invisible here. Their 300 scripts take a
 * third of the processor time of opening a page in a test or measurement.
 */
const ADDRESS_BAR = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']

/**
 * Returns switches that run Chromium without a sandbox, which root in containers lacks. They also disable background
 * requests to its vendor and the address bar.
 * @param features more Chromium features to disable
 */
export function chromiumArgs(features: string[] = []): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...features].join()}`,
  ]
}

/** Returns the path of a browser: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | null {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? null
}

/**
 * Finds a Chromium or installs one: Playwright's download first, then Debian's package.
 * @throws Error with instructions when neither works
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found. Installing one …')
  runTool('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium()) installPackage('chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'A Chromium is needed, and none could be installed.\n' +
      'Run "npx playwright install chromium", or install your system\'s chromium package,\n' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that is already there.',
  )
}
