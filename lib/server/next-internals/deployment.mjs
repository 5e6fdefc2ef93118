// @ts-check
// Read by Next's configuration, before TypeScript is understood.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The name that a build was given.
 * @param {string} distDir the folder of the build
 * @returns {string | undefined}
 */
export function builtDeploymentId(distDir) {
  return JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8')).config
    .deploymentId
}
