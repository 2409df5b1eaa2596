// Finds what WebKitGTK needs without a screen: its driver, the small browser that the driver starts, and a virtual display.
import { existsSync } from 'node:fs';
import { arch } from 'node:process';
import { findProgram } from '../find-program.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const LIBRARIES = `/usr/lib/${arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

const part = (name, variable, paths) =>
  findProgram({ name, variable, places: () => paths, packages: PACKAGES, works: existsSync });

/** Returns `{ driver, browser, display }`. Throws a sentence that says what to do if one is missing. */
export function findWebKit() {
  if (process.platform !== 'linux') {
    throw new Error(
      'WebKitGTK runs only on Linux: on this machine, leave it out with --only=chromium,firefox.',
    );
  }
  return {
    driver: part('WebKitWebDriver', 'WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']),
    browser: part(
      'MiniBrowser of WebKitGTK',
      'WEBKIT_PATH',
      ['4.1', '6.0', '4.0'].map((version) => `${LIBRARIES}/webkit2gtk-${version}/MiniBrowser`),
    ),
    display: part('Xvfb', 'XVFB_PATH', ['/usr/bin/Xvfb']),
  };
}
