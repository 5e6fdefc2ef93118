// @ts-check
// Imported by Next's configuration, which is loaded without TypeScript support.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the deployment id of a build.
 * @param {string} distDir the folder of the build
 * @returns {string | undefined}
 */
export function builtDeploymentId(distDir) {
  return JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8')).config
    .deploymentId
}

/**
 * Returns the id of a build, unlike that of a deployment never the same for two builds.
 * @param {string} distDir the folder of the build
 */
export function buildId(distDir) {
  return readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim()
}
