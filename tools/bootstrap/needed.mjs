// A command needs the packages of the root and those of the workspaces that it names.

/** The major version of Node that everything outside `tools/bootstrap` needs. The machine has it, or RUNTIME brings it. */
export const OLDEST_NODE = 24;
export const isNewEnough = (version) => Number.parseInt(version, 10) >= OLDEST_NODE;

/** A project of its own, not a workspace: npm writes its 189 MB while another npm installs the root's packages. */
export const RUNTIME = 'tools/runtime';

/**
 * The workspaces by what a command does. Each is a folder with a package.json. npm puts the packages of all into the root's
 * node_modules.
 */
const SERVE = [];
const BUILD = ['tools/release'];
const TEST = [...BUILD, 'tools/testing', 'test/host-pages'];
export const WORKSPACES = { SERVE, BUILD, TEST };

/** The places where Node looks for a package that is imported from a folder, the nearest first. */
function placesOf(name, from) {
  const parents = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  const nearest = parents.reverse().filter((path) => path !== '');
  return [...nearest.map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`];
}

const namesIn = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });

/** The paths of the needed packages in the lockfile. Workspaces are left out: npm only links them. */
export function neededPaths(packages, workspaces) {
  const needed = new Set(['', ...workspaces]);
  for (const from of needed) {
    for (const name of namesIn(packages[from])) {
      const place = placesOf(name, from).find((path) => packages[path]);
      if (place) needed.add(place);
    }
  }
  return [...needed].filter((path) => path.includes('node_modules/') && !packages[path].link);
}
