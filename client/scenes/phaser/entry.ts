// What the bundle holds of Phaser: `import Phaser from 'phaser'` leads here, so what is not named here is not there.
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import { AUTO, CANVAS, WEBGL } from 'phaser/src/const.js';
import Events from 'phaser/src/core/events/index.js';
import Game from 'phaser/src/core/Game.js';
import { NONE } from 'phaser/src/scale/const/SCALE_MODE_CONST.js';

export default { AUTO, CANVAS, WEBGL, Core: { Events }, Game, Scale: { NONE } };
