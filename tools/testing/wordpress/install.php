<?php
// Sets a new site up: an owner, people of three other roles, and our plugin, active and without settings.

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Nobody is told of the new site by email.
add_filter( 'pre_wp_mail', '__return_false' );
wp_install( 'A partner', 'owner', 'owner@partner.example', true, '', 'owner' );
$roles = array(
	'writer'      => 'author',
	'contributor' => 'contributor',
	'reviewer'    => 'editor',
);
foreach ( $roles as $name => $role ) {
	wp_create_user( $name, $name, $name . '@partner.example' );
	get_user_by( 'login', $name )->set_role( $role );
}
$problem = activate_plugin( 'home-energy-quote/home-energy-quote.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() );
	exit( 1 );
}
echo 'WordPress ' . $wp_version . ', PHP ' . PHP_VERSION . ', theme ' . get_stylesheet();
